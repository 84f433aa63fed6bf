import {BUSY_LIMIT_MS, CONSOLE_LIMIT_MS} from '../../../data/runLimits';
import {runCheck} from '../../../lib/code/runCheck';
import type {ConsoleRequest, EngineRequest, FrameCheck, FromFrame} from '../protocol';
import {scriptAddress} from './blobs';
import {startEngine} from './engine';
import {openPort} from './port';
import type {WorkerMessage} from './worker';
import workerCode from './worker?text';

// The document of a console example and of engines that run in a worker. It displays nothing: it starts the
// worker, and terminates that of a console example when its time is up.

void openPort<ConsoleRequest | EngineRequest>().then((port) =>
  port.onRequest((request, ports) => {
    if (request.kind === 'engine') {
      startEngine(request, ports[0]!, port.post);
    } else {
      run(request, port.post);
    }
  }),
);

function run(request: ConsoleRequest, post: (message: FromFrame) => void): void {
  const worker = new Worker(scriptAddress(workerCode));
  let busy: ReturnType<typeof setTimeout>;
  const end = (last: FromFrame) => {
    clearTimeout(busy);
    clearTimeout(over);
    worker.terminate();
    post(last);
  };
  const stop = (reason: 'loop' | 'time') => () => {
    post({kind: 'stopped', reason});
    end({kind: 'done'});
  };
  const over = setTimeout(stop('time'), CONSOLE_LIMIT_MS);
  const watch = () => {
    clearTimeout(busy);
    busy = setTimeout(stop('loop'), BUSY_LIMIT_MS);
  };
  watch();
  worker.onmessage = ({data}: MessageEvent<FromFrame | WorkerMessage>) => {
    watch();
    if (data.kind === 'finished') {
      clearTimeout(busy);
      void finish(request.check, data.output).then(end);
    } else if (data.kind === 'stopped') {
      post(data);
      end({kind: 'done'});
    } else if (data.kind !== 'alive') {
      post(data);
    }
  };
  worker.onerror = (event) => {
    post({kind: 'error', error: {message: event.message}});
    end({kind: 'done'});
  };
  worker.postMessage(request);
}

async function finish(check: FrameCheck | undefined, output: string): Promise<FromFrame> {
  if (!check) {
    return {kind: 'done'};
  }
  const {body, files, source} = check;
  return {kind: 'done', checks: [await runCheck(body, {output, files, source})]};
}
