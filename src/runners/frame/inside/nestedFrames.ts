const FRAMES = 'iframe, frame';

/**
 * A frame inside the preview has its own window, whose APIs are not restricted. It may show markup but must
 * not run scripts, so it is sandboxed before its document loads.
 */
export function confineFrames(): void {
  watch(document);
  const attach = Element.prototype.attachShadow;
  Object.defineProperty(Element.prototype, 'attachShadow', {
    value(this: Element, options: ShadowRootInit) {
      const root = attach.call(this, options);
      watch(root);
      return root;
    },
  });
}

const {observe} = MutationObserver.prototype;
const {querySelectorAll} = Element.prototype;

function watch(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const {addedNodes} of records) {
      addedNodes.forEach(visit);
    }
  });
  observe.call(observer, root, {childList: true, subtree: true});
}

function visit(node: Node): void {
  if (!(node instanceof Element)) {
    return;
  }
  if (node.matches(FRAMES)) {
    close(node);
  }
  querySelectorAll.call(node, FRAMES).forEach(close);
  for (const element of [node, ...querySelectorAll.call(node, '*')]) {
    if (element.shadowRoot) {
      watch(element.shadowRoot);
      element.shadowRoot.querySelectorAll(FRAMES).forEach(close);
    }
  }
}

/** The sandbox only applies from the next document on, so the frame has to load its document again. */
function close(frame: Element): void {
  if (frame.getAttribute('sandbox') === '') {
    return;
  }
  frame.setAttribute('sandbox', '');
  const markup = frame.getAttribute('srcdoc');
  if (markup !== null) {
    frame.setAttribute('srcdoc', markup);
  }
}
