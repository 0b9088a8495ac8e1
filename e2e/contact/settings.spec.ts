import { contactSettings } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { leavePage } from './kit/leavePage.ts';

const TALL = `<div style="height: 4000px">Gifts</div>`;
const channels = SIMPLE_CHANNELS;
const widget = (page: Page, id = '0') => page.locator(`#chaty-widget-${id} .chaty-widget`);

/** Collects the console notes for the owner, without warnings. */
function readNotes(page: Page): readonly string[] {
  const notes: string[] = [];
  page.on('console', (message) => message.type() === 'log' && notes.push(message.text()));
  return notes;
}

/** Defines the settings late, as a script of the host would. */
async function giveSettings(page: Page, settings: unknown): Promise<void> {
  await page.evaluate((text) => {
    const define = () => Object.assign(window, { chaty_settings: JSON.parse(text) });
    window.__hadayaGuest?.asHost(define);
  }, JSON.stringify(settings));
}

test.describe('settings', () => {
  test('logs missing settings once, and the next check finds settings that appear after 90 s', async ({
    page,
    servePage,
  }) => {
    const notes = readNotes(page);
    await page.clock.install();
    await openContact(page, servePage, { settings: 'none', body: '<div data-hadaya="contact"></div>', waits: true });
    await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya') ?? {}, 'contact'));
    await page.clock.runFor(90_000);
    await expect(widget(page)).toHaveCount(0);
    await giveSettings(page, contactSettings([{ channels }]));
    await page.clock.runFor(1000);
    await widget(page).waitFor();
    expect(notes.filter((line) => line === "Chaty settings doesn't exists")).toHaveLength(1);
  });

  test('finds a widget element that the page adds late, and settings that arrive even later', async ({
    page,
    servePage,
  }) => {
    const notes = readNotes(page);
    await page.clock.install();
    await openContact(page, servePage, { settings: 'none', options: { zIndex: 77 }, waits: true });
    await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'hadaya') ?? {}, 'q'));
    await page.clock.runFor(10_000);
    await page.evaluate(() =>
      window.__hadayaGuest?.asHost(() => {
        const container = document.createElement('div');
        container.dataset.hadaya = 'contact';
        document.body.append(container);
      }),
    );
    await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya'), 'contact'));
    await page.clock.runFor(10_000);
    await giveSettings(page, contactSettings([{ channels }]));
    await page.clock.runFor(1000);
    await widget(page).waitFor();
    expect(notes.filter((line) => line === "Chaty settings doesn't exists")).toHaveLength(1);
    await expect(page.locator('.chaty').last()).toHaveCSS('z-index', '77');
  });

  test('reads window.hadaya.settings.contact when only the plugin settings arrive late', async ({
    page,
    servePage,
  }) => {
    await page.clock.install();
    await openContact(page, servePage, { settings: 'none', options: { zIndex: 77 }, waits: true });
    await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'hadaya') ?? {}, 'q'));
    await page.clock.runFor(10_000);
    await expect(widget(page)).toHaveCount(0);
    await giveSettings(page, contactSettings([{ channels }]));
    await page.clock.runFor(1000);
    await widget(page).waitFor();
    await expect(page.locator('.chaty').last()).toHaveCSS('z-index', '77');
  });

  test('reads window.hadaya.settings.contact when both kinds of settings arrive late', async ({ page, servePage }) => {
    await page.clock.install();
    await openContact(page, servePage, {
      settings: 'none',
      body: '<div data-hadaya="contact"></div>',
      waits: true,
    });
    await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya') ?? {}, 'contact'));
    await page.clock.runFor(10_000);
    await page.evaluate(() =>
      window.__hadayaGuest?.asHost(() => {
        Reflect.set(Reflect.get(window, 'hadaya'), 'settings', { contact: { zIndex: 77 } });
      }),
    );
    await giveSettings(page, contactSettings([{ channels }]));
    await page.clock.runFor(1000);
    await widget(page).waitFor();
    await expect(page.locator('.chaty').last()).toHaveCSS('z-index', '77');
  });

  test('logs that there are no widgets and renders nothing', async ({ page, servePage }) => {
    const notes = readNotes(page);
    await openContact(page, servePage, { widgets: [], waits: true });
    await expect.poll(() => notes.join()).toContain("Chaty widget doesn't exists");
    await expect(page.locator('.chaty')).toHaveCount(0);
  });

  test('gives the widget its public id and classes', async ({ page, servePage }) => {
    await openContact(page, servePage);
    await expect(page.locator('body > #chaty-widget-0')).toHaveAttribute(
      'class',
      'chaty chaty-id-0 chaty-widget-0 chaty-key-0 first_click active',
    );
    await expect(page.locator('body > #chaty-widget-0')).toHaveAttribute('data-nonce', 'a1b2c3d4e5');
    await expect(widget(page)).toHaveClass(/right-position/);
    await expect(page.locator('body')).toHaveClass(/cht-in-desktop/);
  });

  test('a widget that waits for its triggers has classes that describe its state', async ({
    page,
    servePage,
    leaks,
  }) => {
    const settings = {
      cta_type: 'chat-view',
      show_cta: 'all_time',
      default_state: 'hover',
      bottom_spacing: '40',
      side_spacing: '20',
      position: 'left',
      bg_blur_effect: 'on',
    };
    const triggers = {
      has_time_delay: 1,
      time_delay: '90',
      has_display_after_page_scroll: 1,
      display_after_page_scroll: '40',
      exit_intent: 1,
      auto_hide_widget: 1,
      hide_after: 120,
    };
    await page.clock.install();
    await openContact(page, servePage, {
      widgets: [{ id: '_1', settings, triggers, channels }],
      body: TALL,
      waits: true,
    });
    const host = page.locator('body > #chaty-widget-_1');
    await expect(host).toHaveClass(/chaty-has-chat-view auto-hide-chaty all_time open-on-hover has-custom-pos/);
    await expect(host).toHaveClass(/on-chaty-delay delay-time-90 on-chaty-scroll page-scroll-40 on-chaty-exit-intent/);
    await page.evaluate(() => scrollTo(0, 3000));
    await page.clock.runFor(90_000);
    await leavePage(page, leaks);
    await expect(host).toHaveClass(/active hide-after-120/);
    await expect(host).not.toHaveClass(/on-chaty/);
    await expect(widget(page, '_1')).toHaveClass(/left-position/);
    await expect(widget(page, '_1')).toHaveClass(/has-bg-blur-effect/);
    await page.evaluate(() => scrollTo(0, 0));
  });

  test('renders one widget when the bundle loads twice', async ({ page, servePage }) => {
    await openContact(page, servePage, {
      head: '<script type="module" src="/dist/contact-widget.min.js?v=2"></script>',
    });
    await expect(page.locator('body > #chaty-widget-0')).toHaveCount(1);
  });

  test('ignores an element whose id is the name of the settings object', async ({ page, servePage }) => {
    await openContact(page, servePage, { settings: 'none', body: '<form id="chaty_settings"></form>', waits: true });
    await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya') ?? {}, 'contact'));
    await settle(page);
    await expect(page.locator('.chaty')).toHaveCount(0);
  });
});
