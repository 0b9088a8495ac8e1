/** Tests the script that the WordPress plugin prints to restore the replaced plugins; each test has a separate page. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const WATCHER = resolve(import.meta.dirname, '../../../wordpress/hadaya/src/WayBack/watcher.js');

function watch() {
  const asked: string[] = [];
  let hear: ((event: object) => void) | undefined;
  const CSS = { supports: () => true };
  const page = {
    CSS,
    addEventListener: (type: string, listener: typeof hear) => {
      if (type === 'error') hear = listener;
    },
  };
  const document = {
    readyState: 'loading',
    scripts: [],
    createElement: () => ({ noModule: false }),
    documentElement: { firstChild: { appendChild: ({ src }: { readonly src: string }) => asked.push(src) } },
  };
  const start = runInNewContext(readFileSync(WATCHER, 'utf8'), { CSS, navigator: {}, setTimeout: () => 0 });
  start(page, document, ['/restore?why=']);
  return { asked, fail: (filename: string) => hear?.({ filename, target: page }) };
}

test('restores the replaced plugins after an error in our loader', () => {
  const { asked, fail } = watch();
  fail('https://shop.example/wp-content/plugins/hadaya/dist/hadaya.min.js?ver=1');
  expect(asked).toEqual(['/restore?why=broken']);
});

test.each([
  ['a theme', 'https://shop.example/wp-content/themes/gifts/app.js'],
  ['a script that an app’s browser injects', ''],
])('restores nothing after an error in %s', (_name, filename) => {
  const { asked, fail } = watch();
  fail(filename);
  expect(asked).toEqual([]);
});
