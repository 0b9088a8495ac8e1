import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { backdropMarkup, tint } from './skinMarkup.ts';

const QUICK = { loop: 'yes', slide_duration: 600, transition_duration: 100, slide_transition: 'fade' };
const ROOT = '.elementor-background-slideshow';
const PAUSE = 'Pause background pictures';
/** Returns the number of the visible picture that covers a section; undefined if none does. */
const behind = (page: Page, index = 0) =>
  page
    .locator(ROOT)
    .nth(index)
    .evaluate((root) => {
      const box = root.getBoundingClientRect();
      const images = [...root.querySelectorAll<HTMLElement>('.elementor-background-slideshow__slide__image')];
      const image = images.find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const slide = one.parentElement;
        const isThere = left < box.left + 9 && right > box.right - 9 && top < box.top + 9 && bottom > box.bottom - 9;
        return isThere && slide !== null && Number(getComputedStyle(slide).opacity) > 0.9;
      });
      return /late(\d)/.exec(image?.style.backgroundImage ?? '')?.[1];
    });

test.beforeEach(async ({ page }) => {
  await page.route('**/late*.svg', (route) => {
    const number = Number(/late(\d)/.exec(route.request().url())?.[1]);
    const body = decodeURIComponent(tint(number).split(',')[1] ?? '').replace('50%)', '30%)');
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
});

const TRANSITIONS = ['fade', 'slide_left', 'slide_right', 'slide_up', 'slide_down'];

test('background pictures advance and loop with every transition', async ({ page, servePage, snap }) => {
  await page.setViewportSize({ width: 1280, height: 1800 });
  await page.clock.install();
  const sections = TRANSITIONS.map((slide_transition) =>
    backdropMarkup({ ...QUICK, slide_duration: 60_000, slide_transition }),
  );
  await openPainted(page, servePage('/c/', contentDocument(sections.join(''))));
  await waitForContent(page);
  for (const number of ['0', '1', '2', '0']) {
    for (const [index, transition] of TRANSITIONS.entries()) {
      await expect.poll(() => behind(page, index), { message: transition, intervals: [30] }).toBe(number);
    }
    // Waits for the transition, because on a slow machine the next change would begin before this one has ended.
    await page.evaluate(async () => {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    });
    await page.clock.fastForward(60_000);
  }
  await expectNoLayoutShift(page);
  await snap('content-backdrop');
});

test('the pause button stops the pictures but hovering does not, and the content stays clickable', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  await page.goto(servePage('/c/', contentDocument(backdropMarkup(QUICK))));
  await waitForContent(page);
  await expect(page.getByRole('button', { name: PAUSE })).toBeVisible();
  await page.getByRole('link', { name: 'More' }).hover();
  const before = await behind(page);
  await expect.poll(() => behind(page)).not.toBe(before);
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(/#more$/);
  await expectAccessible(page, {
    reviewed: { 'color-contrast': 'the text is over a picture, whose colours axe cannot read' },
  });
  await page.getByRole('button', { name: PAUSE }).click();
  await settle(page);
  const held = await behind(page);
  await page.clock.runFor(1500);
  await settle(page);
  expect(await behind(page)).toBe(held);
  await page.getByRole('button', { name: 'Start background pictures' }).click();
  await expect.poll(() => behind(page)).not.toBe(held);
});

test('with looping off, stops at the last picture', async ({ page, servePage }) => {
  await page.clock.install();
  await page.goto(servePage('/c/', contentDocument(backdropMarkup({ ...QUICK, loop: undefined }))));
  await waitForContent(page);
  const later = async () => {
    await page.clock.runFor(200);
    return behind(page);
  };
  await expect.poll(later).toBe('2');
  await page.clock.runFor(1500);
  expect(await behind(page)).toBe('2');
  await expect(page.getByRole('button', { name: 'Start background pictures' })).toBeAttached();
});

test('shows the first picture without a pause button under reduced motion', async ({ page, servePage }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(servePage('/c/', contentDocument(backdropMarkup({ ...QUICK, ken_burns: 'yes' }))));
  await waitForContent(page);
  await expect.poll(() => behind(page)).toBe('0');
  await page.clock.runFor(1200);
  expect(await behind(page)).toBe('0');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.elementor-ken-burns--active')).toHaveCount(0);
});

test('loads only the current and next pictures, and applies the Ken Burns effect to only one picture', async ({
  page,
  servePage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /late\d/.exec(request.url())?.[0];
    if (file) asked.push(file);
  });
  const settings = { ...QUICK, slide_duration: 60_000, ken_burns: 'yes', ken_burns_zoom_direction: 'out' };
  await page.goto(servePage('/c/', contentDocument(backdropMarkup(settings, 5))));
  await waitForContent(page);
  await expect.poll(() => asked.sort()).toEqual(['late0', 'late1']);
  await expect(page.locator('.elementor-ken-burns--active')).toHaveCount(1);
  await expect(page.locator('.elementor-ken-burns--active')).toHaveClass(/elementor-ken-burns--out/);
});

test('ignores a javascript: URL and shows no pause button for a single slide', async ({ page, servePage }) => {
  const gallery = [{ url: 'javascript:alert(1)' }];
  await page.goto(servePage('/c/', contentDocument(backdropMarkup({ ...QUICK, gallery }))));
  await waitForContent(page);
  await expect(page.locator(ROOT)).toBeAttached();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await page.locator(`${ROOT}__slide__image`).getAttribute('style')).toBeNull();
});

test('renders nothing if the builder runs its own script', async ({ page, servePage, guest }) => {
  await guest.allow({ globals: ['elementorFrontend'] });
  const own = '<script>window.elementorFrontend = {};</script>';
  await page.goto(servePage('/c/', contentDocument(backdropMarkup(QUICK), { head: own })));
  await waitForContent(page);
  await settle(page);
  await expect(page.locator(ROOT)).toHaveCount(0);
});

test('removes its elements when the builder’s script arrives late', async ({ page, servePage, guest }) => {
  await guest.allow({ hostChanges: [{ selector: '.elementor-section' }, { selector: '.e-con' }] });
  await page.goto(servePage('/c/', contentDocument(backdropMarkup(QUICK))));
  await waitForContent(page);
  await expect(page.getByRole('button', { name: PAUSE })).toBeVisible();
  await page.evaluate((root) => {
    const theirs = document.createElement('div');
    theirs.className = 'elementor-background-slideshow swiper';
    window.__hadayaGuest?.asHost(() => document.querySelector(root)?.parentElement?.prepend(theirs));
  }, ROOT);
  await expect(page.locator('[data-hadaya-root]')).toHaveCount(0);
  await expect(page.locator(ROOT)).toHaveCount(1);
});

test('unmounting removes the pictures and leaks nothing', async ({ page, servePage, leaks }) => {
  await page.goto(servePage('/c/', contentDocument(backdropMarkup(QUICK))));
  await waitForContent(page);
  const cycle = async () => {
    await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).scan());
    await expect(page.getByRole('button', { name: PAUSE })).toBeVisible();
    await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
  };
  await expect(page.getByRole('button', { name: PAUSE })).toBeVisible();
  await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
  await cycle();
  await settle(page);
  const before = await leaks.take();
  await cycle();
  await expect.poll(() => leaks.since(before)).toEqual([]);
  await expect(page.locator(`${ROOT}, [data-hadaya-root]`)).toHaveCount(0);
});
