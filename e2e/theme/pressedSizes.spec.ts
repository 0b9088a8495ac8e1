import { waitForFrames } from '../kit/openPainted.ts';
import { setPageFont } from '../kit/pageFont.ts';
import { expect, test } from '../kit/test.ts';
import { mounted, searchPage } from '../menu/searchPage.ts';
import { AREAS, controlsOf, openPage } from './themePage.ts';

test.use({ allow: { pageState: ['scroll', 'overflow'] } });

/**
 * Minimum target sizes for mouse (WCAG 2.2) and touch. The touch case skips product pages, because plain swatches on a
 * phone have none of our controls.
 */
const KINDS = [
  { kind: 'a mouse', least: 24, areas: AREAS, use: { viewport: { width: 1280, height: 800 } } },
  {
    kind: 'a finger',
    least: 44,
    areas: AREAS.filter(({ path }) => !path.startsWith('/product/')),
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

for (const { kind, least, areas, use } of KINDS)
  test.describe(kind, () => {
    test.use(use);

    for (const { name, path, touch } of areas)
      test(`${name}: every control measures at least ${least} px in both directions with narrow and wide fonts`, async ({
        page,
      }) => {
        await openPage(page, path);
        const toggle = page.locator('.hfe-nav-menu__toggle');
        if (await toggle.isVisible()) await toggle.tap();
        else if (touch !== undefined) await page.locator(touch).first().hover({ force: true });
        await expect.poll(async () => (await controlsOf(page)).length).toBeGreaterThan(0);
        for (const font of ['narrow', 'wide'] as const) {
          await setPageFont(page, font);
          await waitForFrames(page);
          const small = (await controlsOf(page)).filter(({ pressed }) => Math.min(...pressed) < least);
          expect(
            small.map((control) => `${control.name}: ${control.pressed.join(' × ')}`),
            font,
          ).toEqual([]);
        }
      });

    test(`the plugin’s search: each button measures at least ${least} px in both directions with narrow and wide fonts`, async ({
      page,
      servePage,
    }) => {
      for (const layout of ['text', 'icon_text'] as const) {
        await page.goto(servePage(`/${layout}/`, searchPage(layout, { query: 'mug' })));
        await expect(page.locator(mounted)).toBeAttached();
        await expect(page.locator('button[type="reset"]')).toBeVisible();
        for (const font of ['narrow', 'wide'] as const) {
          await setPageFont(page, font);
          const sizes = await page.locator('.hfe-search-form__container button').evaluateAll((buttons) =>
            buttons.flatMap((button) => {
              const { width, height } = button.getBoundingClientRect();
              return [width, height];
            }),
          );
          expect(Math.min(...sizes), `${layout}, ${font}: ${sizes.join()}`).toBeGreaterThanOrEqual(least);
        }
      }
    });
  });
