import {Server} from 'lesson-mysql';
import {type PageRequest, type PhpAssets, PhpEngine, type PhpSite} from 'lesson-php';
import {runCheck} from '../../lib/code/runCheck';
import {checkScope} from '../checkScope';
import {databaseName} from '../sql/engine';
import type {RunRequest, RunResult} from '../types';

/** Runs the PHP blocks of lessons, with the MySQL server of their setup. */
export class PhpLessons {
  private readonly engine: PhpEngine;

  constructor(assets: PhpAssets) {
    this.engine = new PhpEngine(assets);
  }

  async run(request: RunRequest): Promise<RunResult> {
    const result = await this.engine.run(siteOf(request));
    const {check, files, previous, setup} = request;
    if (check === undefined) {
      return result;
    }
    const scope = {
      ...checkScope(files),
      output: result.output,
      error: result.error?.message,
      request: async (line: string, body = '') => {
        const [method = 'GET', address = '/'] = line.split(' ');
        return await this.engine.request({method, address, body});
      },
      previous,
      setup,
    };
    return {...result, checks: [await runCheck(check, scope)]};
  }

  /** Responds to a form or link in the page that a run produced. */
  async visit(request: RunRequest, page: PageRequest): Promise<RunResult> {
    return await this.engine.visit(siteOf(request), page);
  }
}

function siteOf({files, previous, setup}: RunRequest): PhpSite {
  return {files, previous, assets: setup, openDatabase: () => openServer(setup)};
}

/** The server of a setup with no database selected; the code names one when it connects. */
function openServer(setup: RunRequest['setup']): Server {
  const server = new Server();
  const scripts = Object.keys(setup).filter((name) => name.endsWith('.sql'));
  for (const name of scripts.sort()) {
    const script = setup[name]!;
    server.use(databaseName(script));
    server.run(script, () => undefined);
  }
  return server;
}
