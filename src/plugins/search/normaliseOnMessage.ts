import {readFileSync, writeFileSync} from 'node:fs';
import {parentPort} from 'node:worker_threads';
import type {PageMessage} from './extract';
import {normalisePage} from './normalise';

parentPort?.on('message', ({file, path}: PageMessage) => {
  writeFileSync(path, normalisePage(readFileSync(file, 'utf8')));
});
