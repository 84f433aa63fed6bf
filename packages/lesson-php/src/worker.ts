import Php from 'php-cgi-wasm/php8.3-cgi-worker.mjs';
import type {PhpAssets, PhpSource} from './module';
import integers from './php/integers.php';
import pdo from './php/pdo.php';

const SOURCES: Readonly<Record<PhpSource, string>> = {
  'integers.php': integers,
  'pdo.php': pdo,
};

/**
 * The parts of PHP for a worker, whose bundler takes `.php` for text.
 * @param wasm the compiled php8.3-cgi-worker.wasm
 */
export function workerAssets(wasm: WebAssembly.Module): PhpAssets {
  return {
    load: async () => Php,
    wasm: async () => wasm,
    locate: (name) => name,
    source: async (name) => SOURCES[name],
  };
}
