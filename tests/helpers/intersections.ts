interface Watch {
  readonly tell: (isIntersecting: boolean) => void;
  isOn: boolean;
}

/** Takes the place of the browser's IntersectionObserver, which jsdom lacks; gives what is watched. */
export function mockIntersections(): readonly Watch[] {
  const watches: Watch[] = [];
  class Observer {
    readonly watch: Watch;
    constructor(callback: (entries: readonly {readonly isIntersecting: boolean}[]) => void) {
      this.watch = {tell: (isIntersecting) => callback([{isIntersecting}]), isOn: false};
      watches.push(this.watch);
    }
    observe(): void {
      this.watch.isOn = true;
    }
    disconnect(): void {
      this.watch.isOn = false;
    }
  }
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return watches;
}
