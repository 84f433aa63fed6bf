import React, {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {StartFile} from '@site/src/data/startFiles';
import {bytesOf, download} from './download';
import FileView from './FileView';
import styles from './styles.module.css';

export interface Props {
  /** Name of the folder in the reader's download. */
  readonly name: string;
  readonly files: readonly StartFile[];
  /** URLs of the binary files. */
  readonly assets?: readonly string[];
}

/**
 * The files that readers start from. They can be read in the page and downloaded, one by one or as a folder.
 */
export default function StartFiles({name, files, assets = []}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [failure, setFailure] = useState('');
  const downloadAll = async (): Promise<void> => {
    setFailure('');
    try {
      const {createZip} = await import('@site/src/lib/zip');
      const entries = files.map(async (file) => ({
        name: `${name}/${file.name}`,
        bytes: await bytesOf(file, assets),
      }));
      download(`${name}.zip`, [createZip(await Promise.all(entries), new Date())]);
    } catch (error) {
      console.warn('The starting files cannot be packed.', error);
      setFailure('The files could not be fetched. Check the connection and try again.');
    }
  };
  return (
    <section className={styles.files} aria-label="Starting files">
      <div className={styles.head}>
        <p>
          <code>{name}</code>, {files.length === 1 ? '1 file' : `${files.length} files`}
        </p>
        {isBrowser && (
          <button type="button" className={styles.main} onClick={() => void downloadAll()}>
            Download all
            <span className="visually-hidden"> files of {name} as a zip archive</span>
          </button>
        )}
      </div>
      <p role="status" className={styles.failure}>
        {failure}
      </p>
      {files.map((file, index) => (
        <FileView
          key={file.name}
          file={file}
          address={file.asset === undefined ? undefined : assets[file.asset]}
          isOpen={index === 0}
        />
      ))}
    </section>
  );
}
