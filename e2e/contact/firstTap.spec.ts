/**
 * Tests the feedback on a first tap before the files have loaded, and counts the network round trips that the tap
 * needs.
 */
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { waitForFrames } from '../kit/openPainted.ts';
import { saveData } from '../kit/saveData.ts';
import { expect, expectAccessible, expectNoLayoutShift, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { focused } from './kit/focused.ts';
import { shortForm } from './kit/formChannel.ts';

const channels = [shortForm(), ...SIMPLE_CHANNELS];
// Matches the widget's lazy files. The launcher's files are not lazy, because the widget cannot start without them.
const LAZY = /\/dist\/(?:contact-widget-(?!readChaty|drawWidget|rolldown)[a-zA-Z]+-[\w-]{8}\.min|http-)/;
const LIST = /contact-widget-prepareList-/;
const PANELS = /\/dist\/(?:contact-widget-(?:formPanel|openDraft)-|http-)/;

const discs = (page: Page) =>
  page
    .locator('.chaty-channel-list > .chaty-channel')
    .evaluateAll((all) => all.map((disc) => JSON.stringify(disc.getBoundingClientRect())));

for (const [name, settings, dir, width] of [
  ['a list', {}, 'ltr', 1280],
  ['a right-to-left list on a phone', { position: 'left' }, 'rtl', 390],
  ['a list in a row', { icon_view: 'horizontal' }, 'ltr', 1280],
] as const)
  test(`${name} shows placeholders at the channels’ positions until the channels have loaded`, async ({
    page,
    servePage,
    snap,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdBack(page, LAZY);
    await openContact(page, servePage, { dir, widgets: [{ settings, channels }], isPainted: true });
    await page.locator('.open-chaty').click();
    await waitForFrames(page);
    const list = page.locator('.chaty-channel-list[aria-busy="true"]');
    await expect(list).toBeVisible();
    const waiting = await discs(page);
    expect(waiting).toHaveLength(channels.length);
    await expect(page.locator('.chaty-cta-close button')).toHaveAttribute('aria-expanded', 'true');
    expect(await focused(page)).toBe('Hide');
    await expectAccessible(page);
    await snap(`contact-waiting-${name.replaceAll(' ', '-')}`);
    release();
    await expect(page.locator('#Phone-0-channel a')).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(await discs(page)).toEqual(waiting);
    expect(await focused(page)).toBe('Hide');
    await expectNoLayoutShift(page);
  });

test('a list that never loads can be closed with its button, Escape or an outside tap, and then reopened', async ({
  page,
  servePage,
}) => {
  await holdBack(page, LAZY);
  await openContact(page, servePage, { widgets: [{ channels }] });
  const launcher = page.locator('.open-chaty');
  const list = page.locator('.chaty-channel-list');
  for (const putAway of [
    () => page.locator('.chaty-cta-close button').click(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', { name: 'Gifts' }).click(),
  ]) {
    await launcher.click();
    await expect(list).toBeVisible();
    await putAway();
    await expect(list).toBeHidden();
    await expect(launcher).toBeVisible();
    await expect(launcher).toHaveAttribute('aria-expanded', 'false');
  }
});

test('keyboard focus stays on the launcher until the channels have loaded', async ({ page, servePage }) => {
  const release = await holdBack(page, LAZY);
  await openContact(page, servePage, { widgets: [{ channels }] });
  const launcher = page.locator('.open-chaty');
  await launcher.press('Enter');
  await expect(page.locator('.chaty-channel-list[aria-busy]')).toBeVisible();
  await expect(launcher).toBeFocused();
  await expect(launcher).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chaty-channel-list')).toBeHidden();
  await expect(launcher).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('#Contact_Us-0-channel a')).toBeFocused();
});

test('a list that loads late does not take focus from the field in which the visitor is typing', async ({
  page,
  servePage,
}) => {
  const release = await holdBack(page, LAZY);
  await openContact(page, servePage, { widgets: [{ channels }], body: '<input aria-label="Search">' });
  await page.locator('.open-chaty').press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('mug');
  release();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
  await page.keyboard.type('s');
  await expect(page.getByLabel('Search')).toHaveValue('mugs');
});

test('the chat view shows a placeholder card while loading', async ({ page, servePage, snap }) => {
  const release = await holdBack(page, LAZY);
  await openContact(page, servePage, { widgets: [{ settings: { cta_type: 'chat-view' }, channels }] });
  await page.locator('.open-chaty').click();
  await waitForFrames(page);
  await expect(page.locator('.chaty-waiting-card')).toBeVisible();
  await snap('contact-waiting-chat-view');
  await page.keyboard.press('Escape');
  await expect(page.locator('.chaty-waiting-card')).toBeHidden();
  await page.locator('.open-chaty').click();
  release();
  await expect(page.locator('.chaty-chat-view')).toBeVisible();
  await expect(page.locator('.chaty-waiting-card')).toHaveCount(0);
});

test('a form opens as a dialog while loading, and its fields appear in the same dialog', async ({
  page,
  servePage,
  snap,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdBack(page, PANELS);
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').click();
  await page.locator('#Contact_Us-0-channel a').click();
  await waitForFrames(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  await expect(dialog).toBeFocused();
  await expect(page.locator('#Contact_Us-0-channel a')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await snap('contact-waiting-form');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('.open-chaty').click();
  await page.locator('#Contact_Us-0-channel a').click();
  await dialog.evaluate((node) => Reflect.set(node, 'isKept', true));
  release();
  await expect(dialog.locator('form')).toBeVisible();
  await expect(dialog).not.toHaveAttribute('aria-busy');
  expect(await dialog.evaluate((node) => Reflect.get(node, 'isKept'))).toBe(true);
  await expect(dialog.locator('input, textarea').first()).toBeFocused();
  await expect(dialog.getByRole('heading')).toHaveCount(1);
  await snap('contact-form-after-waiting');
});

for (const [name, files, reach] of [
  ['the list', LIST, async () => {}],
  ['the form', /contact-widget-formPanel-/, async (page: Page) => page.locator('#Contact_Us-0-channel a').click()],
] as const)
  test(`opening ${name} requests all its files before the first response arrives`, async ({ page, servePage }) => {
    await saveData(page);
    await openContact(page, servePage, { widgets: [{ channels }] });
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isOfList = name === 'the list';
    await page.route(LAZY, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      if (isOfList || !/prepareList|OwnerText|useList|readPanelSettings/.test(route.request().url())) await held;
      await route.fallback();
    });
    const first = page.waitForRequest(files);
    await page.locator('.open-chaty').click();
    await reach(page);
    await first;
    await waitForFrames(page);
    const before = [...asked];
    release();
    await expect(page.locator(isOfList ? '#Phone-0-channel a' : '.chaty-contact-form-box form')).toBeVisible();
    const ofPanels = /formPanel|openDraft|http-|keepSiteTime|createCounter/;
    const late = asked.filter((file) => !before.includes(file) && !(isOfList && ofPanels.test(file)));
    expect(late).toEqual([]);
  });

test('requests a panel’s files while the list is open, before its channel is chosen', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets: [{ channels }] });
  const form = page.waitForRequest(/contact-widget-formPanel-/);
  await page.locator('.open-chaty').click();
  await form;
  await page.locator('#Contact_Us-0-channel a').click();
  await expect(page.locator('.chaty-contact-form-box form')).toBeVisible();
});

test('opening the form loads no trigger or rule files', async ({ page, servePage, guest }) => {
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').click();
  await page.locator('#Contact_Us-0-channel a').click();
  await expect(page.locator('.chaty-contact-form-box form')).toBeVisible();
  await page.locator('.chaty-contact-form-box input, .chaty-contact-form-box textarea').first().fill('Amal');
  expect(guest.requests.join()).toMatch(/contact-widget-formPanel/);
  expect(guest.requests.join()).not.toMatch(/pageRules|triggers|readHoursText|agentHours/);
});

test('with data saving on, loads the list’s files only when the mouse approaches the launcher', async ({
  page,
  servePage,
  guest,
}) => {
  await saveData(page);
  await openContact(page, servePage, { widgets: [{ channels }] });
  await expect(page.locator('.open-chaty')).toBeVisible();
  await page.mouse.move(200, 200);
  await waitForFrames(page);
  expect(guest.requests.join()).not.toMatch(LIST);
  const list = page.waitForRequest(LIST);
  await page.mouse.move(1280 - 150, 800 - 150);
  await list;
  await expect(page.locator('.chaty-open')).toHaveCount(0);
});

test('a bar that the page adds during a tap lifts the widget', async ({ page, servePage }) => {
  await openContact(page, servePage, { body: '<button id="add">add</button>', widgets: [{ channels }] });
  const launcher = page.locator('.open-chaty');
  await expect(launcher).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('#add')?.addEventListener('click', () => {
      const bar = document.createElement('div');
      bar.style.cssText = 'position:fixed;bottom:0;left:0;right:0;height:60px;background:#eee';
      window.__hadayaGuest?.asHost(() => document.body.append(bar));
    }),
  );
  await page.locator('#add').click();
  await expect.poll(async () => (await launcher.boundingBox())?.y).toBe(800 - 25 - 54 - 60);
});
