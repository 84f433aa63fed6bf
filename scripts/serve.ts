/**
 * Builds the portal and serves it.
 *
 * usage: tsx scripts/serve.ts [--port 3000] [--no-build]
 */
import {execFileSync} from 'node:child_process';
import {resolve} from 'node:path';
import {createStaticServer, listen} from './lib/staticServer';

const args = process.argv.slice(2);
const portAt = args.indexOf('--port');
const port = portAt === -1 ? 3000 : Number(args[portAt + 1]);
const build = resolve('build');

if (!args.includes('--no-build')) {
  execFileSync('npm', ['run', 'build'], {stdio: 'inherit'});
}
void listen(createStaticServer(build, {compress: true}), port).then((address) => {
  console.log(`The portal is served at ${address}/ (stop with Ctrl+C)`);
});
