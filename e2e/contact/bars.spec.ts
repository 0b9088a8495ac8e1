import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, markLayoutShift, test } from '../kit/test.ts';
import { change } from './kit/changePage.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { formChannel } from './kit/formChannel.ts';
import { openUnstarted } from './kit/openUnstarted.ts';

const REST = 800 - 25 - 54;
const launcher = (page: Page, id = '0') => page.locator(`#chaty-widget-${id} .open-chaty`);
const top = async (page: Page, id = '0') => (await launcher(page, id).boundingBox())?.y;
const bar = (id: string, style: string, more = '') =>
  `<div id="${id}" ${more} style="position: fixed; z-index: 100000; left: 0; right: 0; background: #eee; ${style}">Bar</div>`;

test.use({ reducedMotion: 'reduce' });

test('a bottom bar lifts the launcher by the bar’s height, and hiding the bar moves the launcher back', async ({
  page,
  servePage,
  snap,
}) => {
  const body = `<p>Gifts</p>${bar('strip', 'bottom: 0; height: 70px')}`;
  await openContact(page, servePage, { body, isPainted: true });
  await expect.poll(() => top(page)).toBe(REST - 70);
  // Waits for the owner's bold text, which loads late and makes the bubble 6 px wider (a shift of 0.00007).
  await expect(page.locator('#chaty-widget-0 strong')).toHaveText('ask us');
  const since = await markLayoutShift(page);
  await snap('contact-above-bar');
  await change(page, `document.getElementById('strip').style.height = '110px'`);
  await expect.poll(() => top(page)).toBe(REST - 110);
  await launcher(page).click();
  await expect(page.locator('#Phone-0-channel')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await change(
    page,
    `document.getElementById('strip').classList.add('gone'); document.getElementById('strip').hidden = true`,
  );
  await change(page, `document.getElementById('strip').style.display = 'none'`);
  await expect.poll(() => top(page)).toBe(REST);
  await expectNoLayoutShift(page, { others: [{ selector: '#strip', reason: 'the test resizes the bar' }], since });
});

test.describe('with animations', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('paints the launcher above a bar or another chat button from the first frame', async ({ page, servePage }) => {
    await page.addInitScript(() => {
      const positions = new Set<number>();
      Object.defineProperty(window, 'paintedPlaces', { value: positions, enumerable: false });
      const { port1, port2 } = new MessageChannel();
      let container: Element | null | undefined;
      port1.onmessage = () => {
        if (container?.checkVisibility()) positions.add(Math.round(container.getBoundingClientRect().y));
        requestAnimationFrame(frame);
      };
      // Records only painted positions: the frame callback finds the container, and the posted message arrives after
      // that frame has been painted. The launcher grows while it appears, but its container does not move.
      const frame = () => {
        const root = document.querySelector('[data-hadaya-root="contact-widget"]')?.shadowRoot;
        container = root?.querySelector('.chaty-channels');
        port2.postMessage('');
      };
      requestAnimationFrame(frame);
    });
    const float = `<a id="chat" href="#" style="position: fixed; right: 25px; bottom: 0; width: 60px; height: 70px">Chat</a>`;
    for (const neighbour of [bar('strip', 'bottom: 0; height: 70px'), float]) {
      await openContact(page, servePage, { body: `<p>Gifts</p>${neighbour}` });
      await expect.poll(() => top(page)).toBe(REST - 70);
      await settle(page);
      expect(await page.evaluate(() => [...Reflect.get(window, 'paintedPlaces')])).toEqual([REST - 70]);
    }
  });
});

test('detects bars that appear, slide in, leave or are in an open shadow root, but not a full-page menu', async ({
  page,
  servePage,
}) => {
  await openContact(page, servePage);
  await settle(page);
  await expect.poll(() => top(page)).toBe(REST);
  const html = bar('late', 'bottom: 0; height: 64px; transform: translateY(100%); transition: transform 200ms');
  await change(page, `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html)})`);
  await settle(page);
  await expect.poll(() => top(page)).toBe(REST);
  await change(page, `document.getElementById('late').style.transform = 'none'`);
  await expect.poll(() => top(page)).toBe(REST - 64);
  await change(page, `document.getElementById('late').remove()`);
  await expect.poll(() => top(page)).toBe(REST);
  await change(
    page,
    `const host = document.createElement('consent-box'); document.body.append(host);
     host.attachShadow({mode: 'open'}).innerHTML = ${JSON.stringify(bar('in', 'bottom: 0; height: 50px'))};`,
  );
  await expect.poll(() => top(page)).toBe(REST - 50);
  await change(page, `document.querySelector('consent-box').remove()`);
  await expect.poll(() => top(page)).toBe(REST);
  await change(
    page,
    `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(bar('menu', 'top: 0; bottom: 0'))})`,
  );
  await settle(page);
  await expect.poll(() => top(page)).toBe(REST);
});

const BOXES = [
  ['Complianz', '<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner">', '.cmplz-cookiebanner'],
  ['CookieYes', '<div><div class="cky-consent-container">', '.cky-consent-container'],
  ['Cookiebot', '<div><div id="CybotCookiebotDialog">', '#CybotCookiebotDialog'],
  ['OneTrust', '<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk">', '#onetrust-banner-sdk'],
  ['Borlabs', '<div><div class="brlbs-cmpnt-dialog-box">', '.brlbs-cmpnt-dialog-box'],
  ['Iubenda', '<div><div id="iubenda-cs-banner">', '#iubenda-cs-banner'],
  ['GDPR Cookie Compliance', '<div><div id="moove_gdpr_cookie_info_bar">', '#moove_gdpr_cookie_info_bar'],
  ['a theme’s sticky cart bar', '<div><div class="shop-sticky-add-to-cart">', '.shop-sticky-add-to-cart'],
] as const;

test('bars of popular plugins lift the launcher while they are visible', async ({ page, servePage }) => {
  const css = BOXES.map(
    ([, , box]) =>
      `${box}{position:fixed;bottom:0;left:0;width:100%;height:90px;background:#ddd;visibility:hidden;transform:translateY(100%)}
      ${box}.on{visibility:visible;transform:none}`,
  ).join('');
  const body = BOXES.map(([, html]) => `${html}Cookies</div></div>`).join('');
  await openContact(page, servePage, { head: `<style>${css}</style>`, body: `<p>Gifts</p>${body}` });
  await expect.poll(() => top(page)).toBe(REST);
  for (const [plugin, , box] of BOXES) {
    await change(page, `document.querySelector('${box}').classList.add('on')`);
    await expect.poll(() => top(page), plugin).toBe(REST - 90);
    await change(page, `document.querySelector('${box}').classList.remove('on')`);
    await expect.poll(() => top(page), plugin).toBe(REST);
  }
});

test('a consent box in one corner lifts only the widget in that corner', async ({ page, servePage }) => {
  const box = bar('cookie-notice', 'bottom: 20px; left: 20px; right: auto; width: 300px; height: 180px');
  await openContact(page, servePage, {
    body: `<p>Gifts</p>${box}`,
    widgets: [{ channels: SIMPLE_CHANNELS }, { id: '_1', settings: { position: 'left' }, channels: SIMPLE_CHANNELS }],
  });
  await expect.poll(() => top(page, '_1')).toBe(REST - 200);
  await expect.poll(() => top(page)).toBe(REST);
});

test('--hadaya-bottom overrides the bar’s measured height, and with avoidBars: false, no bar lifts the launcher', async ({
  page,
  servePage,
}) => {
  const body = `<p>Gifts</p>${bar('strip', 'bottom: 0; height: 70px')}`;
  await openContact(page, servePage, { body, head: '<style>:root{--hadaya-bottom:30px}</style>' });
  await settle(page);
  await expect.poll(() => top(page)).toBe(REST - 30);
  await openContact(page, servePage, { body, options: { avoidBars: false } });
  await settle(page);
  await expect.poll(() => top(page)).toBe(REST);
});

test('a panel and the chat view open above the bar and stay inside the window', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openContact(page, servePage, {
    body: `<p>Gifts</p>${bar('strip', 'bottom: 0; height: 90px')}`,
    widgets: [
      { channels: [formChannel(), ...SIMPLE_CHANNELS] },
      { id: '_1', settings: { position: 'left', cta_type: 'chat-view' }, channels: SIMPLE_CHANNELS },
    ],
  });
  await expect.poll(() => top(page)).toBe(REST - 200 - 90);
  const inside = async (selector: string) => {
    const edges = async () => {
      const { y, height } = (await page.locator(selector).boundingBox()) ?? { y: Number.NaN, height: 0 };
      return { isInside: y >= 0, bottom: y + height };
    };
    await expect.poll(edges).toEqual({ isInside: true, bottom: REST - 200 - 90 - 15 });
  };
  await launcher(page, '_1').press('Enter');
  await inside('.chaty-chat-view');
  await page.keyboard.press('Escape');
  await launcher(page).press('Enter');
  await page.locator('#Contact_Us-0-channel a').press('Enter');
  await page.locator('.chaty-ajax-contact-form').waitFor();
  await inside('.chaty-contact-form-box');
  // With the on-screen keyboard open, the panel is directly above the keyboard.
  await page.locator('body > #chaty-widget-0').evaluate((host) => host.toggleAttribute('data-keyboard', true));
  const bottom = async () => {
    const box = await page.locator('.chaty-contact-form-box').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBe(600 - 8);
});

test('with isolation none, a bar lifts the launcher', async ({ page, servePage }) => {
  const body = `<p>Gifts</p>${bar('strip', 'bottom: 0; height: 70px')}`;
  await openContact(page, servePage, { body, options: { isolation: 'none' } });
  const open = page.locator('.open-chaty');
  await expect.poll(async () => (await open.boundingBox())?.y).toBe(REST - 70);
});

test('a widget on a page without bars adds four observers and removes them when destroyed', async ({
  page,
  servePage,
  leaks,
}) => {
  const call = await openUnstarted(page, servePage);
  const before = await leaks.take();
  await call('init');
  await expect(launcher(page)).toBeVisible();
  await settle(page);
  const grown = async () => (await leaks.since(before)).filter((line) => /observer/i.test(line));
  const observers = [
    /^\+1 IntersectionObserver on div.chaty-gauge/,
    /^\+1 MutationObserver on body/,
    /^\+1 MutationObserver on p\b/,
    /^\+1 ResizeObserver on div.chaty-gauge/,
  ];
  await expect.poll(async () => (await grown()).sort()).toEqual(observers.map((name) => expect.stringMatching(name)));
  await call('destroy');
  await expect.poll(() => leaks.since(before)).toEqual([]);
});
