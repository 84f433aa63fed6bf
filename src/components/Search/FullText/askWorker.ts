import {SEARCH_FOLDER, SEARCH_TIMEOUT_MS} from '@site/src/data/search';
import {searchVersions} from '../fetchSearchFile';
import type {Answers, Question, WorkerReply, WorkerRequest} from './messages';
import {startWorker} from './startWorker';

interface Waiting {
  readonly resolve: (answer: Answers[keyof Answers]) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Sends a question to the full-text worker, starting it for the first one. */
export function askWorker<Q extends Question>(question: Q): Promise<Answers[Q['kind']]> {
  return new Promise((resolve, reject) => {
    worker ??= listenTo(startWorker());
    lastId += 1;
    const id = lastId;
    // The worker has its own time limit for loading files; this one covers a worker that never starts.
    const timer = setTimeout(
      () => settle(id, (one) => one.reject(new Error('Full-text search does not answer'))),
      2 * SEARCH_TIMEOUT_MS,
    );
    waiting.set(id, {
      resolve: (answer) => {
        clearTimeout(timer);
        resolve(answer as Answers[Q['kind']]);
      },
      reject: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
    const folder = new URL(`${SEARCH_FOLDER}text-${searchVersions().text}/`, location.origin).href;
    worker.postMessage({id, folder, question} satisfies WorkerRequest);
  });
}

function listenTo(started: Worker): Worker {
  started.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    settle(data.id, (one) => {
      if ('answer' in data) {
        one.resolve(data.answer);
      } else {
        one.reject(new Error(data.error));
      }
    });
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) {
      settle(id, (one) => one.reject(new Error('Full-text search could not be started')));
    }
  });
  return started;
}

function settle(id: number, action: (one: Waiting) => void): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (one !== undefined) {
    action(one);
  }
}
