import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const open = (page: Page) => page.locator('.open-chaty').click();
const link = (page: Page, slug: string) => page.locator(`#${slug}-0-channel a`);

test.describe('click events', () => {
  const custom = (click_event: string) => [
    contactChannel('Custom_Link', { value: 'x', click_event }),
    ...SIMPLE_CHANNELS,
  ];
  const spy = (page: Page) =>
    page.addInitScript(() => {
      const calls: unknown[] = [];
      Object.defineProperty(window, '__calls', { value: calls });
      Object.defineProperty(window, 'a', { value: { b: (...args: unknown[]) => calls.push(args) } });
    });
  const calls = (page: Page) => page.evaluate(() => Reflect.get(window, '__calls'));

  test('under a strict policy, calls the function at a path with literal arguments, but reports other code without running it', async ({
    page,
    servePage,
    faults,
    guest,
  }) => {
    await guest.allow({ console: [/click_event of Custom_Link_3 contains code/] });
    await spy(page);
    await page.addInitScript(() => {
      class Chat {
        open(text: string) {
          Reflect.get(window, 'a').b(text, this instanceof Chat);
        }
      }
      Object.defineProperty(window, 'chat', { value: new Chat() });
    });
    await faults.csp();
    const clicked = ["javascript:a.b('x', 1)", "chat.open('x')", "a.b('x');a.b('y')"].map((click_event, index) =>
      contactChannel(`Custom_Link_${index + 1}`, { channel_type: 'Custom_Link', value: 'x', click_event }),
    );
    await openContact(page, servePage, { nonce: 'abc', widgets: [{ channels: [...clicked, ...SIMPLE_CHANNELS] }] });
    await open(page);
    expect(await calls(page)).toEqual([]);
    await link(page, 'Custom_Link_1').click();
    await expect.poll(() => calls(page)).toEqual([['x', 1]]);
    expect(page.url()).not.toContain('#');
    await link(page, 'Custom_Link_2').click();
    const called = [
      ['x', 1],
      ['x', true],
    ];
    await expect.poll(() => calls(page)).toEqual(called);
    await link(page, 'Custom_Link_3').click();
    await expect.poll(() => guest.consoleLines().length).toBe(1);
    await link(page, 'Custom_Link_3').click();
    expect(await calls(page)).toEqual(called);
    expect(guest.consoleLines()).toHaveLength(1);
  });

  const DANGERS = [
    "eval('a.b(1)')",
    "window.eval('a.b(1)')",
    "setTimeout('a.b(1)')",
    "setInterval('a.b(1)')",
    "Function('a.b(1)')",
    "document.write('<script>a.b(1)</script>')",
    "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=a.b(1)>')",
    "main.insertAdjacentHTML('beforeend', '<img src=x onerror=a.b(1)>')",
    "location.assign('javascript:a.b(1)')",
    "window.location.replace('/elsewhere/')",
    'history.back',
    "open('/elsewhere/')",
    "alias('a.b(1)')",
    "holder.run('a.b(1)')",
    "frame.setTimeout('a.b(1)')",
    "patched.insertAdjacentHTML('<img src=x onerror=a.b(1)>')",
    'a.toString',
    "a.hasOwnProperty('b')",
    "$('<img src=x onerror=a.b(1)>')",
    "a.constructor.constructor('a.b(1)')",
  ];

  test('function paths cannot evaluate code, write markup or navigate away', async ({ page, servePage, guest }) => {
    await guest.allow({ console: [/click_event of Danger\d+[ :]/] });
    await spy(page);
    await page.addInitScript(() => {
      const own = {
        alias: Reflect.get(window, 'eval'),
        holder: { run: setTimeout },
        patched: { insertAdjacentHTML: () => {} },
      };
      for (const [name, value] of Object.entries(own)) Object.defineProperty(window, name, { value });
      Object.defineProperty(window, 'frame', { value: window });
      Object.defineProperty(window, '$', {
        value: (html: string) => Object.assign(document.createElement('p'), { innerHTML: html }),
      });
    });
    const channels = DANGERS.map((click_event, index) =>
      contactChannel(`Danger${index}`, { channel_type: 'Custom_Link', value: 'x', click_event }),
    );
    await openContact(page, servePage, {
      body: '<p id="main">Gifts</p>',
      widgets: [{ channels }],
    });
    await open(page);
    const { href } = new URL(page.url());
    for (const [index] of DANGERS.entries()) {
      await link(page, `Danger${index}`).dispatchEvent('click');
      await expect.poll(() => guest.consoleLines().join('\n')).toMatch(new RegExp(`click_event of Danger${index}[ :]`));
    }
    expect(guest.consoleLines()).toHaveLength(DANGERS.length);
    expect(await calls(page)).toEqual([]);
    expect(page.url()).toBe(href);
    await expect(page.locator('img')).toHaveCount(0);
  });

  test('with allowClickEvent, code runs on a page without a content security policy', async ({ page, servePage }) => {
    await spy(page);
    await openContact(page, servePage, {
      options: { allowClickEvent: true },
      widgets: [{ channels: custom("a.b('x');a.b('y')") }],
    });
    await open(page);
    await link(page, 'Custom_Link').click();
    await expect.poll(() => calls(page)).toEqual([['x'], ['y']]);
  });
});
