import {dirname} from 'node:path';
import {replaceCoreModules} from '../../../src/patches/replaceCoreModules';

interface Resource {
  readonly context: string;
  request: string;
}

const CLIENT = dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));

/** A bundler whose plugins keep what they are given. */
class NormalModuleReplacementPlugin {
  constructor(
    readonly request: RegExp,
    readonly replace: (resource: Resource) => void,
  ) {}
}

function resolve(request: string, context: string): string {
  const bundler = {instance: {NormalModuleReplacementPlugin}};
  const plugins = replaceCoreModules(bundler as never, {
    './preload': '/own/preload.ts',
  }) as unknown as NormalModuleReplacementPlugin[];
  const resource = {request, context};
  plugins
    .filter((plugin) => plugin.request.test(request))
    .forEach((plugin) => plugin.replace(resource));
  return resource.request;
}

it.each([
  ['./preload', CLIENT, '/own/preload.ts'],
  ['./preload', '/elsewhere', './preload'],
  ['./preloader', CLIENT, './preloader'],
  ['a/preload', CLIENT, 'a/preload'],
])('%s imported in %s resolves to %s', (request, context, expected) => {
  expect(resolve(request, context)).toBe(expected);
});
