import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from '../menu/menuPage.ts';

const NEWER = '99.0.0';
const OURS = '/dist/menu.min.js';
const OTHER = '/dist/other/menu.min.js';

// The stand-in's links are as narrow as its text.
test.use({ allow: { axe: ['target-size'] } });

for (const [first, second, kept, silent] of [
  [OURS, OTHER, VERSION, NEWER],
  [OTHER, OURS, NEWER, VERSION],
] as const) {
  test(`of version ${kept} and then ${silent} on one page the first runs, and one line says so`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/stays silent: version/] });
    await page.route('**/dist/other/*', (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      const code = readFileSync(resolve(DIST_FOLDER, file), 'utf8');
      return route.fulfill({ contentType: 'text/javascript', body: code.replaceAll(`"${VERSION}"`, `"${NEWER}"`) });
    });
    const tags = [first, second].map((source) => `<script type="module" src="${source}"></script>`).join('');
    const html = menuDocument({}).replace('<script src="/dist/hadaya.min.js" defer></script>', tags);
    await page.goto(servePage('/versions/', html));
    await expect(page.locator('[data-widget_type^="navigation-menu"]')).toHaveAttribute('data-hadaya-state', 'mounted');
    const said = () => guest.consoleLines().filter((line) => line.includes('stays silent'));
    await expect.poll(said).toHaveLength(1);
    expect(said()[0]).toContain(`version ${silent} stays silent: version ${kept} is on this page`);
    await expect(page.locator('[data-hadaya-state="mounted"]')).toHaveCount(1);
    const parents = await page.locator('li.menu-item-has-children').count();
    expect(await page.locator('.hadaya-menu-button').count()).toBeLessThanOrEqual(parents);
  });
}
