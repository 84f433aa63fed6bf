/** Texts of the panel for saving a course; offlineTitles.ts has those that are visible before it is opened. */
export const OFFLINE_TEXTS = {
  about:
    'Pages, figures, search and examples are saved on this device and then work without a network. Videos and other sites still need one.',
  updates: 'The saved copy is brought up to date whenever there is a network.',
  unsupported:
    'This browser cannot save courses here. A private window or blocked site data can be the reason.',
  save: 'Save',
  cancel: 'Cancel',
  goOn: 'Continue',
  retry: 'Try again',
  update: 'Update',
  remove: 'Remove',
  removed: 'The saved copy has been removed.',
  saving: 'Saving',
  updating: 'Updating',
  waiting: 'A newer version of this course has been published.',
  failed: 'The download stopped, because the network failed. What has arrived is kept.',
  stopped: 'The download has stopped. What has arrived is kept.',
  unknownSize: 'The size is not known without a network.',
  refused: 'The browser refused to store the course. Site data may be blocked.',
} as const;

export function fullText(needed: string, free: string | undefined): string {
  const room = free === undefined ? '' : ` This site may use another ${free}.`;
  return `There is not enough room: ${needed} more are needed.${room} Make room on the device, or remove another course.`;
}

/** Shown instead of the browser's own error for a page that is not part of a saved course. */
export const OFFLINE_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>You are offline</title>
<main>
<h1>You are offline</h1>
<p>This page is not part of a course that you saved. It opens when the connection is back.</p>
<p><a href="/">Courses</a></p>
</main>
</html>
`;
