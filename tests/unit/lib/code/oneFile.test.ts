import {oneFile} from '../../../../src/lib/code/oneFile';

const html = (text: string) => ({name: 'index.html', text});

describe('oneFile', () => {
  it('makes a page of a fragment, with its sheet and script inside', () => {
    const page = oneFile(
      [
        html('<p>a</p>'),
        {name: 'style.css', text: 'p {}'},
        {name: 'script.js', text: 'run("</script>");'},
      ],
      'A & B',
    );
    expect(page).toMatch(/<title>A &amp; B<\/title>\n<style>\np {}\n<\/style>\n<\/head>/);
    expect(page).toMatch(/<p>a<\/p>\n<script>\nrun\("<\\\/script>"\);\n<\/script>\n<\/body>/);
  });

  it('puts files where a whole page names them', () => {
    const page = oneFile(
      [
        html(
          '<!doctype html><html><head><link rel="stylesheet" href="style.css"><script src="./script.js" defer></script></head></html>',
        ),
        {name: 'style.css', text: 'p { content: "$&"; }'},
        {name: 'script.js', text: 'run();'},
      ],
      'x',
    );
    expect(page).toBe(
      '<!doctype html><html><head><style>\np { content: "$&"; }\n</style><script>\nrun();\n</script></head></html>',
    );
  });

  it('has what a sheet imports, and no script twice', () => {
    const page = oneFile(
      [
        html('<script type=module src="/app.js"></script><!-- <script src="app.js"></script> -->'),
        {name: 'app.js', text: 'run();'},
        {name: 'style.css', text: '@import "tokens.css";'},
        {name: 'tokens.css', text: 't {}'},
      ],
      'x',
    );
    expect(page).toContain('<style>\nt {}\n</style>');
    expect(page).toContain('<script type=module>\nrun();\n</script>');
    expect(page.match(/run\(\)/g)).toHaveLength(1);
  });

  it('has the head that the prepared set adds', () => {
    const page = oneFile([html('<p>a</p>')], 'x', {'head.html': '<meta name="robots">'});
    expect(page).toMatch(/<meta name="robots"><\/head><body>/);
  });
});
