/** Reports a link or form in a preview that leads to another page. */
type Note = (text: string) => void;

/**
 * Prevents links and forms in a preview from navigating, because there is only one page. Instead, they report
 * where they would have led, which is the point of a lesson about them.
 */
export function watchActions(note: Note): void {
  window.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || event.defaultPrevented || href.startsWith('#')) {
      return;
    }
    event.preventDefault();
    note(`This link leads to ${href || 'this page'}`);
  });
  window.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) {
      return;
    }
    event.preventDefault();
    if (form.method === 'dialog') {
      form.closest('dialog')?.close((event.submitter as HTMLButtonElement | null)?.value);
      return;
    }
    const data = new FormData(form, event.submitter);
    const fields = [...data].map(([name, value]) => `${name}=${valueText(value)}`);
    const target = form.getAttribute('action') ?? 'this page';
    note(`The form sends to ${target} (${form.method}): ${fields.join(', ') || 'no fields'}`);
  });
}

function valueText(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value : value.name || 'no file';
}
