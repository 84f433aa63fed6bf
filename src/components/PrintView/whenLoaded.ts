/** Resolves when the fonts, and each picture and frame, have loaded or failed. */
export async function whenLoaded(paper: HTMLElement): Promise<void> {
  const pictures = [...paper.querySelectorAll('img')].filter(({complete}) => !complete);
  const frames = [...paper.querySelectorAll('iframe')].filter(
    ({contentDocument}) => contentDocument?.readyState !== 'complete' || isBlank(contentDocument),
  );
  await Promise.all([...pictures, ...frames].map(settled));
  await document.fonts.ready;
}

/** Until its document arrives, a frame shows an empty document, which counts as complete. */
function isBlank({URL: address}: Document): boolean {
  return address === 'about:blank';
}

function settled(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(), {once: true});
    element.addEventListener('error', () => resolve(), {once: true});
  });
}
