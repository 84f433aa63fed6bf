import {moveHashes} from '../../../../src/patches/routeSlices/chunkHashes';

const RUNTIME =
  '(()=>{var t={};t.u=e=>"assets/js/"+e+"."+({"0a7cd5f3":"e837e8f0",a7456010:"26f49935",0x11113f9:"47227d83",search:"760b7b83"})[e]+".js",t.gca=function(e){return e=({"0a7cd5f3":"0a7cd5f3",0x11113f9:"17896441",styles:"532"})[e]||e,"/"+t.u(e)},t.miniCssF=e=>""+e+".css"})();';
const SLICE = 'x.push({pages:[["a","0a7cd5f3","#0a7cd5f3"],["b","17896441",\'#17896441\']]})';

/** What the runtime's function answers, with the hashes that slices have left. */
function fileOf(runtime: string, chunk: string, chunkHashes?: Record<string, string>): unknown {
  const code = runtime.replace('(()=>{', '').replace('})();', '');
  return new Function('self', `${code};return t.u(${JSON.stringify(chunk)})`)({chunkHashes});
}

describe('moveHashes', () => {
  const {runtime, slices} = moveHashes(RUNTIME, new Map([['s.js', SLICE]]));

  it('fills the marks of a slice with the hashes of its chunks', () => {
    expect(slices.get('s.js')).toBe(
      'x.push({pages:[["a","0a7cd5f3","e837e8f0"],["b","17896441","47227d83"]]})',
    );
  });

  it('leaves only the other chunks in the runtime, which finds both kinds', () => {
    expect(runtime).not.toMatch(/e837e8f0|47227d83/);
    expect(fileOf(runtime, 'search')).toBe('assets/js/search.760b7b83.js');
    expect(fileOf(runtime, 'a7456010', {x: 'y'})).toBe('assets/js/a7456010.26f49935.js');
    expect(fileOf(runtime, '17896441', {17896441: '47227d83'})).toBe(
      'assets/js/17896441.47227d83.js',
    );
  });

  it('drops names of chunks that are their ids, and keeps the others', () => {
    expect(runtime).toContain('e=({styles:"532"})[e]||e');
  });

  it('refuses a runtime of another form, and a chunk without a hash', () => {
    expect(() => moveHashes('(()=>{t.u=e=>e+".js"})()', new Map())).toThrow('a new format');
    expect(() => moveHashes(RUNTIME, new Map([['s.js', '["#deadbeef"]']]))).toThrow('deadbeef');
  });
});
