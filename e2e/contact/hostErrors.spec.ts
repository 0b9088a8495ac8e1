import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, send } from './kit/formPage.ts';

/** Values of `window.hadaya` that are frozen, read-only or not objects; core's own tests cover other values. */
const HOSTILE = {
  'frozen, with a queue': 'window.hadaya = Object.freeze({ q: [["contact.show", 0]] })',
  null: 'window.hadaya = null',
  'read-only': 'Object.defineProperty(window, "hadaya", { get: () => undefined })',
} as const;

for (const [name, code] of Object.entries(HOSTILE))
  test(`the widget and launch_chaty work when window.hadaya is ${name}`, async ({ page, servePage }) => {
    await openContact(page, servePage, { head: `<script>${code}</script>` });
    await page.locator('.open-chaty').waitFor();
    await page.evaluate(() => Reflect.get(window, 'launch_chaty')());
    await expect(page.locator('#Phone-0-channel a')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.open-chaty').click();
    await expect(page.locator('#Phone-0-channel a')).toBeVisible();
  });

const failures = (page: Page) => page.evaluate(() => Reflect.get(window, '__failures'));

const hearFailures = (page: Page) =>
  page.addInitScript(() => {
    const said: unknown[] = [];
    Object.defineProperty(window, '__failures', { value: said });
    document.addEventListener('hadaya:error', (event) => {
      const { island, code } = Reflect.get(event, 'detail');
      said.push([island, code]);
    });
  });

const LISTENERS = `
window.hadaya = window.hadaya || {q: []};
const fail = (text) => { throw new Error(text); };
hadaya.q.push(['contact.on', 'opened', () => fail('mine, now')]);
hadaya.q.push(['contact.on', 'opened', () => Promise.reject(new Error('mine, later'))]);
hadaya.q.push(['contact.on', 'opened', () => document.body.setAttribute('data-heard', '')]);
document.addEventListener('hadaya:contact:opened', () => fail('mine, in the event'));
document.addEventListener('hadaya:contact:channel-chosen', (event) => {
  event.preventDefault();
  fail('mine, in a choice');
});`;

test('reports each error thrown by page callbacks in one line', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/the page's (?:callback|listener) for/] });
  await guest.allow({ hostChanges: [{ selector: 'body', attributes: ['data-heard'] }] });
  await openContact(page, servePage, { body: `<h2>Gifts</h2><script>${LISTENERS}</script>` });
  await page.locator('.open-chaty').click();
  await expect(page.locator('body')).toHaveAttribute('data-heard', '');
  await page.locator('#Phone-0-channel a').click();
  await expect.poll(() => guest.consoleLines().length).toBe(4);
  const lines = guest.consoleLines().join('\n');
  for (const [position, message] of [
    ['contact.on("opened")', 'mine, now'],
    ['contact.on("opened")', 'mine, later'],
    ['hadaya:contact:opened', 'mine, in the event'],
    ['hadaya:contact:channel-chosen', 'mine, in a choice'],
  ])
    expect(lines).toMatch(new RegExp(`${position?.replace(/[()."]/g, '\\$&')}.*${message}`));
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});

test('an error in our click handler emits hadaya:error, and the list can still be closed', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/the contact widget could not/] });
  await hearFailures(page);
  await openContact(page, servePage);
  const link = page.locator('#Phone-0-channel a');
  await page.locator('.open-chaty').click();
  // Waits until the list has rendered, because rendering reads the page's title, which throws an error from here on.
  await link.waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'title', {
      configurable: true,
      get() {
        throw new Error('a page that broke its title');
      },
    });
  });
  await link.evaluate((node) => node.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect.poll(() => failures(page)).toEqual([['contact-widget', 'handler_failed']]);
  await page.evaluate(() => Reflect.deleteProperty(document, 'title'));
  await page.locator('.chaty-cta-close button').click();
  await expect(link).toBeHidden();
});

test('a failed submission re-enables the form, keeps its text and emits hadaya:error', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/the contact widget could not send its form/] });
  await hearFailures(page);
  await openForm(page, servePage, shortForm());
  await fillShort(page);
  await page.evaluate(() => {
    Reflect.set(FormData.prototype, 'append', () => {
      throw new Error('a page that broke FormData');
    });
  });
  await send(page);
  await expect(page.locator('.chaty-not-sent')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('100 mugs, please');
  await expect(page.locator('.chaty-submit-button')).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => failures(page)).toEqual([['contact-widget', 'handler_failed']]);
});
