import { documentOf } from '../kit/servePage.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';

const HEAD = '<meta name="viewport" content="width=device-width"><script src="/dist/hadaya.min.js" async></script>';

for (const language of ['en', 'ar'])
  test(`states on a page without widgets that there is nothing to start (${language})`, async ({
    page,
    servePage,
    snap,
  }) => {
    const html = documentOf('<main><h1>About</h1></main>', HEAD).replace(/<html[^>]*>/, `<html lang="${language}">`);
    await page.goto(`${servePage('/about/', html)}?hadaya_debug=1`);
    const panel = page.locator('[data-hadaya-root="debug"]');
    await expect(panel.getByText(/^This page has no widgets that Hadaya could start/)).toBeVisible();
    if (language === 'ar') await expect(panel.getByText(/^لا يوجد في هذه الصفحة ما تشغّله «هدايا»/)).toBeVisible();
    await expect(panel.getByRole('heading', { name: /What to do|ما يلزم فعله/ })).toHaveCount(0);
    await expectAccessible(page);
    await snap(`debug-panel-empty-${language}`);
  });
