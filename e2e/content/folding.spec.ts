import { expect, expectAccessible, test } from '../kit/test.ts';
import { CLOSED, clickForDurations, contentDocument, type Page, waitForContent } from './contentPage.ts';
import { foldMarkup } from './foldMarkup.ts';

const titles = (page: Page) => page.locator('.elementor-tab-title');
const panels = (page: Page) => page.locator('.elementor-tab-content');
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const height = (page: Page, index: number) =>
  panels(page)
    .nth(index)
    .evaluate((node) => node.getBoundingClientRect().height);

/** Attributes sorted by name, as restored ones move to the end. */
const inOrder = (html: string) =>
  html.replace(
    /<(\w+)((?: [\w-]+="[^"]*")+)>/g,
    (_, tag: string, list: string) => `<${tag}${(list.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join('')}>`,
  );

test.describe('the accordion', () => {
  test('opens the first item at the start and one item at a time, in 400 ms', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion'))));
    await waitForContent(page);
    await test.step('opens at the start without animation', async () => {
      await expect(titles(page).nth(0)).toHaveAttribute('aria-expanded', 'true');
      await expect(titles(page).nth(0)).toHaveClass(/elementor-active/);
      await expect(panels(page).nth(0)).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      for (const index of [1, 2]) {
        await expect(titles(page).nth(index)).toHaveAttribute('aria-expanded', 'false');
        expect(await height(page, index)).toBe(0);
      }
      await expect(titles(page).first()).not.toHaveAttribute('aria-selected');
    });
    await test.step('each title is a heading with a button, one level below the previous heading', async () => {
      await expect(page.getByRole('heading', { level: 2, name: 'One' }).getByRole('button')).toHaveCount(1);
    });
    await test.step('a click on the second item', async () => {
      expect(await clickForDurations(page, '.elementor-tab-title', 1)).toEqual([400, 400]);
      await expect(titles(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => height(page, 0)).toBe(0);
      await expect(panels(page).nth(0)).toHaveAttribute('hidden', 'until-found');
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expect.poll(() => height(page, 1)).toBeGreaterThan(20);
      await expectAccessible(page, { reviewed: { 'color-contrast': CLOSED } });
    });
    await test.step('a click on the open item', async () => {
      await titles(page).nth(1).click();
      await expect(titles(page).nth(1)).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(() => height(page, 1)).toBe(0);
    });
  });

  test('a second click during the animation reverses it from the current height', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion', 3, () => '<br>'.repeat(20)))));
    await waitForContent(page);
    const seen = await page.evaluate(async () => {
      const title = document.querySelectorAll<HTMLElement>('.elementor-tab-title')[1];
      const panel = document.querySelectorAll<HTMLElement>('.elementor-tab-content')[1];
      title?.click();
      await new Promise((resolve) => setTimeout(resolve, 200));
      const before = panel?.getBoundingClientRect().height ?? 0;
      title?.click();
      return { before, after: panel?.getBoundingClientRect().height ?? 0 };
    });
    expect(seen.before).toBeGreaterThan(20);
    expect(Math.abs(seen.after - seen.before)).toBeLessThan(60);
    await expect.poll(() => height(page, 1)).toBe(0);
    await expect(titles(page).nth(1)).toHaveAttribute('aria-expanded', 'false');
  });

  test('Tab stops once per header, and keys work without scrolling the page', async ({ page, servePage }) => {
    const body = `${foldMarkup('accordion')}<div class="far"></div>`;
    await page.goto(
      servePage('/c/', contentDocument(body, { after: '<a href="/" style="position:fixed;top:0;right:0">after</a>' })),
    );
    await waitForContent(page);
    const stops: (string | null)[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }
    expect(stops).toEqual(['One', 'Two', 'Three', 'after']);
    await control(page, 'One').focus();
    await page.keyboard.press('Space');
    await expect(control(page, 'One')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(control(page, 'One')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('End');
    await expect(control(page, 'Three')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(control(page, 'One')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(control(page, 'Three')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(control(page, 'One')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a hash inside a closed panel opens it and scrolls there', async ({ page, servePage, guest }) => {
    await guest.allow({ pageState: ['scroll', 'address', 'history'] });
    const body = `<div class="far"></div>${foldMarkup('accordion')}<div class="far"></div>`;
    await page.goto(`${servePage('/c/', contentDocument(body))}#in-accordion-3`);
    await waitForContent(page);
    await expect(page.locator('#in-accordion-3')).toBeInViewport();
    await expect(control(page, 'Three')).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => {
      location.hash = '#in-accordion-2';
    });
    await expect(control(page, 'Two')).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => {
      location.hash = '#%E0%A4%A';
    });
    await expect(control(page, 'Two')).toHaveAttribute('aria-expanded', 'true');
  });

  test('emits jQuery events once, supports find in page and prints all panels', async ({ page, servePage, guest }) => {
    await guest.allow({ globals: ['told'] });
    const head =
      '<script>window.told=[];window.jQuery=function(t){return{trigger:function(n){t===window&&told.push(n)}}};jQuery.fn={on(){},trigger(){},data(){}}</script>';
    await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion'), { head })));
    await waitForContent(page);
    await titles(page).nth(1).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
      .toEqual(['elementor-pro/motion-fx/recalc']);
    await panels(page)
      .nth(2)
      .evaluate((node) => node.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect(control(page, 'Three')).toHaveAttribute('aria-expanded', 'true');
    await page.emulateMedia({ media: 'print' });
    for (const index of [0, 1, 2]) await expect(panels(page).nth(index)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => height(page, 0)).toBe(0);
  });

  test('reduced motion opens at once', async ({ page, servePage }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion'))));
    await waitForContent(page);
    await titles(page).nth(1).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await height(page, 0)).toBe(0);
  });

  test('unmounting restores every node as printed', async ({ page, servePage, leaks }) => {
    await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion'))));
    const printed = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
    await waitForContent(page);
    await titles(page).nth(1).click();
    const unmount = () => page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
    await unmount();
    const before = await leaks.take();
    await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).scan());
    await titles(page).nth(2).click();
    await unmount();
    await expect.poll(() => leaks.since(before)).toEqual([]);
    const now = await page.locator('.elementor-accordion').evaluate((node) => node.outerHTML);
    expect(inOrder(now)).toBe(
      inOrder(printed.match(/<div class="elementor-accordion">[\s\S]*<\/div>(?=<\/div><\/main>)/)?.[0] ?? ''),
    );
  });
});
