import {download} from '@site/src/components/StartFiles/download';
import type {RunFile} from '@site/src/runners/types';

/**
 * Downloads a page as a single file that opens in a browser; other code is downloaded as it is, as an archive
 * if there are several files.
 */
export async function downloadFiles(
  files: readonly RunFile[],
  isPage: boolean,
  title: string,
  setup?: string,
): Promise<void> {
  const [first] = files;
  if (isPage) {
    const [{oneFile}, {loadSetup}] = await Promise.all([
      import('@site/src/lib/code/oneFile'),
      import('@site/src/runners/assets'),
    ]);
    download('index.html', [oneFile(files, title, await loadSetup(setup))]);
  } else if (files.length === 1 && first) {
    download(baseName(first.name), [`${first.text}\n`]);
  } else {
    const entries = files.map(({name, text}) => ({
      name,
      bytes: new TextEncoder().encode(`${text}\n`),
    }));
    const {createZip} = await import('@site/src/lib/zip');
    download('example.zip', [createZip(entries, new Date())]);
  }
}

function baseName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.includes('.') ? name : `${name}.txt`;
}
