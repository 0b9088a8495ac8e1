import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import type { Page } from './contentPage.ts';
import { carouselMarkup, heroMarkup, ROW_1 } from './sliderMarkup.ts';
import { current, quick, ready } from './sliderPage.ts';

test.describe('the lifecycle of a carousel', () => {
  test('skips only the widget whose JSON settings are invalid, and logs one warning', async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/^\[hadaya\] the settings of the widget/] });
    const broken = carouselMarkup(ROW_1).replace(/data-settings='[^']*'/, `data-settings='{"bad'`);
    await page.goto(servePage('/c/', contentDocument(broken + carouselMarkup(ROW_1))));
    await expect(page.locator('.swiper-initialized')).toHaveCount(1);
    await expect(page.locator('[data-hadaya-state="failed"]')).toHaveCount(1);
    await expect.poll(() => guest.consoleLines()).toHaveLength(1);
  });

  test('restores the markup and leaks nothing when unmounted', async ({ page, servePage, leaks }) => {
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
    await ready(page);
    const cycle = async () => {
      await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
      await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).scan());
      await ready(page);
      await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
    };
    await cycle();
    await settle(page);
    const before = await leaks.take();
    await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).scan());
    await cycle();
    await expect.poll(() => leaks.since(before)).toEqual([]);
    await expect(page.locator('[data-hadaya-root], [inert], .swiper-initialized')).toHaveCount(0);
    await expect(page.locator('.swiper-slide').first()).toHaveAttribute('aria-label', '1 of 5');
  });

  const styled = (html: string) =>
    html
      .replace('class="swiper-slide"', 'style="COLOR:Red" class="swiper-slide"')
      .replace(/class="swiper-slide elementor-repeater-item-a2"/, 'style="--own: 1;opacity:0.5" $&')
      .replace(/class="([\w-]+ )?swiper-wrapper/, 'style="" $&')
      .replace(/class="[^"]+ swiper"/, 'style="max-width:900px" $&');
  const printed = (page: Page) =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*')].map((node) => {
        const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`);
        return [node.tagName, ...attributes.sort()].join(' ');
      }),
    );
  for (const [name, markup] of [
    ['a looping carousel', carouselMarkup({ ...quick, autoplay: undefined, image_spacing_custom: { size: 20 } })],
    ['a carousel with three visible slides', carouselMarkup({ slides_to_show: '3', navigation: 'both', speed: 100 })],
    ['a fading hero', heroMarkup({ navigation: 'both', transition: 'fade', transition_speed: 100 })],
  ] as const) {
    test(`restores every attribute of ${name}, including styles, when unmounted`, async ({ page, servePage }) => {
      await page.goto(servePage('/plain/', contentDocument(styled(markup)).replace(/<script src[^>]*><\/script>/, '')));
      const before = await printed(page);
      expect(before.filter((line) => line.includes(' style=')).length).toBeGreaterThan(2);
      await page.goto(servePage('/c/', contentDocument(styled(markup))));
      await ready(page);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(() => current(page)).toBe('1');
      await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
      expect(await printed(page)).toEqual(before);
    });
  }

  test('works under a strict policy', async ({ page, servePage }) => {
    const policy =
      "script-src 'nonce-n' 'strict-dynamic'; style-src 'self' 'nonce-n'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'";
    const html = contentDocument(carouselMarkup(quick)).replace(/<(script|style)/g, '<$1 nonce="n"');
    await page.goto(servePage('/c/', { html, headers: { 'content-security-policy': policy } }));
    await ready(page);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => current(page)).not.toBe('0');
  });
});

const HERO = '<style>.swiper-slide{height:300px}.elementor-slide-button{display:inline-block;padding:12px}</style>';

test('hides hero texts during the transition and animates them in afterwards', async ({ page, servePage }) => {
  const settings = { navigation: 'both', infinite: 'yes', transition: 'fade', transition_speed: 2500 };
  await page.goto(servePage('/c/', contentDocument(heroMarkup(settings), { head: HERO })));
  await ready(page);
  const contents = page.locator('.swiper-slide-contents');
  await expect(contents.nth(0)).toHaveClass(/animated fadeInUp/);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => contents.nth(1).evaluate((node) => node.style.visibility)).toBe('hidden');
  await expect(contents.nth(1)).toHaveClass(/animated fadeInUp/);
  await expect(contents.nth(1)).toBeVisible();
  await expect(page.locator('.elementor-ken-burns--active')).toHaveAttribute('aria-label', 'Picture 2');
});
