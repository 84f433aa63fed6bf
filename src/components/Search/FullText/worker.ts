import {SEARCH_TIMEOUT_MS} from '@site/src/data/search';
import {searchFullText} from '@site/src/lib/search/fullText';
import {textFile, type TextFile} from '@site/src/lib/search/fullTextFiles';
import {passageOf} from '@site/src/lib/search/passage';
import type {Answers, Question, WorkerReply, WorkerRequest} from './messages';

const files = new Map<string, Promise<unknown>>();

/** Loads each file once; a file that failed to load is requested again. */
function load(address: string): Promise<unknown> {
  const known = files.get(address);
  if (known !== undefined) {
    return known;
  }
  const file = fetchJson(address).catch((error: unknown) => {
    files.delete(address);
    throw error;
  });
  files.set(address, file);
  return file;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {signal: AbortSignal.timeout(SEARCH_TIMEOUT_MS)});
  if (!response.ok) {
    throw new Error(`${address} cannot be loaded (status ${response.status})`);
  }
  return response.json();
}

async function answer(folder: string, question: Question): Promise<Answers[keyof Answers]> {
  if (question.kind === 'search') {
    return searchFullText(question.query, question.firstSections, (name) => load(folder + name));
  }
  const texts = (await load(folder + textFile(question.page))) as TextFile;
  return question.sections.map((section) => passageOf(texts[section] ?? '', question.terms));
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  const {id, folder, question} = data;
  answer(folder, question).then(
    (value) => postMessage({id, answer: value} satisfies WorkerReply),
    (error: unknown) => postMessage({id, error: String(error)} satisfies WorkerReply),
  );
});
