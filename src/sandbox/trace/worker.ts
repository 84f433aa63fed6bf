import {record} from './record';
import {TOO_LONG} from './faults';
import type {TraceRequest, TraceResult} from './types';

process.on('message', (request: TraceRequest) => {
  const reply = (result: TraceResult) => process.send!(result);
  record(request, () => reply({fault: TOO_LONG})).then(reply, (error: unknown) =>
    reply({
      fault: {
        message: `the script could not be recorded: ${String((error as Error).stack ?? error)}`,
        remedy: 'remove `trace`, and tell who works on the portal',
      },
    }),
  );
});
