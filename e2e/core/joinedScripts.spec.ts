/** Tests the loader in one file with the host's scripts, as caching plugins combine them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from '../menu/menuDocument.ts';

/** Script that ends with a comment but without a line break. */
const COMMENT = 'window.hostA = 1; //x';
/** Script that runs only in sloppy mode. */
const SLOPPY = 'with ({ seen: 1 }) { undeclared = seen; } window.hostB = undeclared + 1;\n';

const ORDERS = [
  ['a', 'ours', 'b'],
  ['a', 'b', 'ours'],
  ['b', 'ours', 'a'],
  ['ours', 'a', 'b'],
] as const;

/**
 * Checks whether the comment at the end of script `a` swallows the code of the script after it. The swallowed script
 * cannot prevent this.
 */
const isSwallowed = (order: readonly string[], joint: string, name: string) =>
  joint !== '\n' && order[order.indexOf(name) - 1] === 'a';

// The links of the stand-in menu are only as large as their text.
test.use({ allow: { globals: ['hostA', 'hostB', 'undeclared'], axe: ['target-size'] } });

for (const joint of ['', '\n', ';']) {
  test(`the host’s scripts and our scripts run when joined by ${JSON.stringify(joint)}, unless a comment swallows a file`, async ({
    page,
    servePage,
  }) => {
    const parts = { a: COMMENT, b: SLOPPY, ours: readFileSync(resolve(DIST_FOLDER, 'hadaya.min.js'), 'utf8') };
    let code = '';
    await page.route('**/dist/joined.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    const base = '<script>window.hadaya = { q: [], baseUrl: "/dist/" };</script>';
    const html = menuDocument({}, { head: base }).replace('/dist/hadaya.min.js', '/dist/joined.js');
    for (const order of ORDERS)
      await test.step(order.join(' + '), async () => {
        code = order.map((name) => parts[name]).join(joint);
        await page.goto(servePage('/joined/', html));
        const seen = await page.evaluate(() => [Reflect.get(window, 'hostA'), Reflect.get(window, 'hostB')]);
        expect(seen).toEqual([1, isSwallowed(order, joint, 'b') ? undefined : 2]);
        if (isSwallowed(order, joint, 'ours')) return;
        await expect(page.locator('[data-widget_type^="navigation-menu"]')).toHaveAttribute(
          'data-hadaya-state',
          'mounted',
        );
      });
  });
}
