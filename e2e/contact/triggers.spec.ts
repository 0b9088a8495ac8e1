import type { Page } from '@playwright/test';
import { passUntil, stopClock } from '../kit/stopClock.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { isLeavingHeard, leavePage } from './kit/leavePage.ts';
import { haveVisited } from './kit/visitor.ts';

const TALL = `<div style="height: 4000px">Gifts</div>`;
const channels = SIMPLE_CHANNELS;
const waiting = (triggers: Record<string, unknown>, id: number | string = 0) => ({
  id,
  triggers: { has_time_delay: 0, ...triggers },
  channels,
});
const widget = (page: Page, id = '0') => page.locator(`#chaty-widget-${id} .chaty-widget`);

test.describe('triggers', () => {
  test('a delay of 200 shows the widget after 200 s, not earlier', async ({ page, servePage }) => {
    await page.clock.install();
    await openContact(page, servePage, { widgets: [waiting({ has_time_delay: 1, time_delay: 200 })], waits: true });
    await expect(page.locator('#chaty-widget-0')).toBeAttached();
    await page.clock.runFor(90_000);
    await expect(widget(page)).toHaveCount(0);
    await page.clock.runFor(111_000);
    await widget(page).waitFor();
  });

  const noDelayHalfScrolled = waiting({
    has_time_delay: 1,
    time_delay: 0,
    has_display_after_page_scroll: 1,
    display_after_page_scroll: 50,
  });

  test('with delay 0, scroll 50 and "all", the widget appears after scrolling', async ({ page, servePage }) => {
    await page.clock.install();
    await openContact(page, servePage, { widgets: [noDelayHalfScrolled], body: TALL, waits: true });
    await page.locator('#chaty-widget-0').waitFor({ state: 'attached' });
    await page.clock.runFor(1100);
    await expect(page.locator('#chaty-widget-0')).not.toHaveClass(/ active/);
    await page.evaluate(() => scrollTo(0, 2500));
    await page.clock.runFor(1100);
    await widget(page).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  });

  test('with delay 0, scroll 50 and "any", the widget appears immediately', async ({ page, servePage }) => {
    await openContact(page, servePage, { widgets: [noDelayHalfScrolled], options: { triggerMode: 'any' }, body: TALL });
    await widget(page).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the widget appears only after delay, scroll and exit intent have all fired', async ({
    page,
    servePage,
    leaks,
  }) => {
    const triggers = {
      has_time_delay: 1,
      time_delay: 2,
      has_display_after_page_scroll: 1,
      display_after_page_scroll: 50,
      exit_intent: 1,
    };
    await page.clock.install();
    await openContact(page, servePage, { widgets: [waiting(triggers)], body: TALL, waits: true });
    await expect(page.locator('#chaty-widget-0')).toBeAttached();
    await page.evaluate(() => scrollTo(0, 2500));
    await page.clock.runFor(2100);
    await expect(widget(page)).toHaveCount(0);
    await leavePage(page, leaks);
    await expect(widget(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
  });

  test('treats a page that cannot scroll as scrolled to the end', async ({ page, servePage }) => {
    await openContact(page, servePage, {
      widgets: [waiting({ has_display_after_page_scroll: 1, display_after_page_scroll: 40 })],
    });
    await expect(widget(page)).toBeVisible();
  });

  test('when the mouse leaves the page, shows the widget and dims the page for a few seconds', async ({
    page,
    servePage,
    leaks,
  }) => {
    await stopClock(page);
    await openContact(page, servePage, { widgets: [waiting({ exit_intent: 1 })], waits: true });
    await passUntil(page, () => isLeavingHeard(leaks));
    await leavePage(page, leaks);
    await passUntil(page, () => widget(page).isVisible());
    await passUntil(page, async () => (await page.locator('.chaty-exit-intent').count()) === 1);
    await page.clock.runFor(600);
    await expect(page.locator('.chaty-exit-intent.animate')).toBeAttached();
    await page.clock.runFor(2500);
    await expect(page.locator('.chaty-exit-intent')).toHaveCount(0);
    await page.clock.resume();
  });

  test('skips the delay if the visitor last saw the widget one day ago, but not if it was three days ago', async ({
    page,
    servePage,
  }) => {
    await haveVisited(page, '0', ['v-widget'], 1);
    await haveVisited(page, '_1', ['v-widget'], 3);
    const triggers = { has_time_delay: 1, time_delay: 30 };
    await openContact(page, servePage, { widgets: [waiting(triggers), waiting(triggers, '_1')] });
    await expect(widget(page)).toBeVisible();
    await expect(widget(page, '_1')).toHaveCount(0);
  });

  test('two widgets with the same delay both appear, with at most one timer per second', async ({
    page,
    servePage,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const own = window.setTimeout.bind(window);
      const delays: number[] = [];
      Object.defineProperty(window, '__delays', { value: delays });
      Reflect.set(window, 'setTimeout', (run: TimerHandler, ms = 0) => {
        if (ms >= 1000) delays.push(ms);
        return own(run, ms);
      });
    });
    const triggers = { has_time_delay: 1, time_delay: 2 };
    await openContact(page, servePage, { widgets: [waiting(triggers), waiting(triggers, '_1')], waits: true });
    const passes = async () => {
      await page.clock.runFor(1000);
      return widget(page, '_1').isVisible();
    };
    await expect.poll(passes).toBe(true);
    await expect(widget(page)).toBeVisible();
    const planned = () => page.evaluate(() => Reflect.get(window, '__delays').length);
    const before = await planned();
    expect(before).toBeLessThanOrEqual(3);
    await page.clock.runFor(5000);
    expect(await planned()).toBe(before);
  });
});
