/** Tests ajax mode with WooCommerce's script: late, wrong and missing responses. */

import { bag } from '@hadaya/testing/shop';
import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { lateFile } from '../kit/lateFile.ts';
import { expect, test } from '../kit/test.ts';
import { probeForm, readEvents, takeLog, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';
import { runSchedules } from './kit/runSchedules.ts';

const MODEL = 'attribute_pa_model';
const CALL = 'wc-ajax:get_variation';
/** Matches the URL of the late file that listens to WooCommerce's lookups. */
const EAR = /\/variations-ajaxMode/;
const FAILED = 'This option could not be loaded. Please try again.';

async function waitForStart(page: Page): Promise<void> {
  await waitForForms(page);
  await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
  await takeLog(page);
}

/** Advances the clock past the retry of a failed request, until the form reports the failure. */
async function passRetry(page: Page, messages: Locator): Promise<void> {
  const tell = async () => {
    await page.clock.runFor(250);
    return messages.textContent();
  };
  await expect.poll(tell).toBe(FAILED);
}

test('retries a request that failed before the ajax-mode file loaded, and reports repeated failure', async ({
  page,
  servePage,
  server,
  guest,
}) => {
  await guest.allow({ console: [/Failed to load resource/] });
  await page.clock.install();
  const release = await holdBack(page, EAR);
  server.backend.faults.set(CALL, { status: 503 });
  await page.goto(serveForms(servePage, { products: [bag], scripts: 'woocommerce' }));
  await waitForStart(page);
  const form = probeForm(page);
  await form.choose(MODEL, 'opt-7');
  await expect.poll(() => server.backend.receivedBy(CALL).length).toBe(1);
  await expect(form.root).not.toHaveClass(/processing/);
  release();
  await expect.poll(() => server.backend.receivedBy(CALL).length).toBe(2);
  await passRetry(page, form.root.locator('[data-hadaya-messages]'));
  expect(server.backend.receivedBy(CALL).length).toBe(3);
});

test.describe('a product in ajax mode', () => {
  test.beforeEach(async ({ page, servePage }) => {
    await page.clock.install();
    const hasEar = lateFile(page, EAR);
    await page.goto(serveForms(servePage, { products: [bag], scripts: 'woocommerce' }));
    await waitForStart(page);
    await hasEar();
  });

  test('a selection sends one POST and no GET, and has_changed fires before found', async ({ page, server }) => {
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    await expect.poll(async () => (await form.state()).found).toBe(39);
    const calls = () => server.backend.receivedBy(CALL);
    expect(calls().map(({ method, fields }) => [method, Object.fromEntries(fields)])).toEqual([
      ['POST', { [MODEL]: 'opt-7', product_id: '32' }],
    ]);
    const log = await takeLog(page);
    expect(log.indexOf('woocommerce_variation_has_changed')).toBeLessThan(log.indexOf('found_variation'));
    for (const value of ['opt-8', '', 'opt-9']) await form.choose(MODEL, value);
    await expect.poll(async () => (await form.state()).found).toBe(41);
    expect(new Set(calls().map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  test('discards a response for an outdated selection', async ({ page }) => {
    const release = await holdBack(page, /get_variation/);
    const form = probeForm(page);
    const asked = page.waitForRequest(/get_variation/);
    await form.choose(MODEL, 'opt-7');
    const request = await asked;
    await form.choose(MODEL, '');
    release();
    await request.response();
    await page.clock.runFor(2000);
    await expect(form.id).toHaveValue('');
    await expect(form.button).toHaveClass(/disabled/);
    expect(await readEvents(page, 'found')).toEqual([]);
  });

  test('a response of false after a match keeps the button disabled and shows the shop’s message', async ({
    page,
    server,
  }) => {
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    await expect.poll(async () => (await form.state()).found, { intervals: [5] }).toBe(39);
    server.backend.faults.set(CALL, { body: 'false', type: 'application/json' });
    await form.choose(MODEL, 'opt-8');
    await expect(form.root.locator('.wc-no-matching-variations')).toBeVisible();
    // WooCommerce's script shows the previous match after 300 ms, even if the selection has changed since.
    await expect.poll(async () => (await takeLog(page)).includes('show_variation')).toBe(true);
    await expect(form.button).toHaveClass(/disabled/);
    await expect(form.id).toHaveValue('');
    expect((await form.state()).match).toBe('none');
    expect((await form.state()).shown).toBeNull();
  });

  test('undoes the effects of a found_variation event that fires while nothing is selected', async ({ page }) => {
    const form = probeForm(page);
    await page.evaluate(() => {
      const jQuery: unknown = Reflect.get(window, 'jQuery');
      const raw = { variation_id: 39, attributes: { attribute_pa_model: 'opt-7' }, is_in_stock: true };
      if (typeof jQuery === 'function') jQuery('.variations_form').trigger('found_variation', [raw]);
    });
    await page.clock.runFor(600);
    await expect(form.id).toHaveValue('');
    await expect(form.button).toHaveClass(/disabled/);
    expect((await form.state()).match).toBe('incomplete');
  });

  test('a newer selection overrides the response to an older request', async ({ page }) => {
    const release = await holdBack(page, /get_variation/, (request) => String(request.postData()).includes('opt-7'));
    const form = probeForm(page);
    const asked = page.waitForRequest(/get_variation/);
    await form.choose(MODEL, 'opt-7');
    const older = await asked;
    await form.choose(MODEL, 'opt-8');
    await expect.poll(async () => (await form.state()).found).toBe(40);
    release();
    await older.response();
    await page.clock.runFor(500);
    expect((await readEvents(page, 'found')).map(({ id }) => id)).toEqual([40]);
  });

  test('after a response of false, reports no match and keeps the selection without another request', async ({
    page,
    server,
  }) => {
    server.backend.faults.set(CALL, { body: 'false' });
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    await expect(form.root.locator('.wc-no-matching-variations')).toBeVisible();
    await expect.poll(() => form.state()).toMatchObject({ match: 'none', choice: { [MODEL]: 'opt-7' } });
    await page.clock.runFor(1300);
    expect(server.backend.receivedBy(CALL).length).toBe(1);
  });

  test('shows a message after two invalid responses and stays usable', async ({ page, server, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    const form = probeForm(page);
    const messages = form.root.locator('[data-hadaya-messages]');
    let id = 38;
    for (const [name, fault] of [
      ['an empty body', { body: '', type: 'text/html' }],
      ['an HTML page with status 500', { status: 500, body: '<html>broken</html>', type: 'text/html' }],
      ['a maintenance page with status 200', { body: '<html>maintenance</html>', type: 'text/html' }],
      ['a truncated response', { cutAfter: 20 }],
    ] as const)
      await test.step(name, async () => {
        const before = server.backend.receivedBy(CALL).length;
        const count = () => server.backend.receivedBy(CALL).length - before;
        server.backend.faults.set(CALL, fault);
        id += 1;
        await form.choose(MODEL, `opt-${id - 32}`);
        await passRetry(page, messages);
        await expect(messages).toBeVisible();
        // Chromium itself repeats a request whose connection was cut.
        if (!('cutAfter' in fault)) expect(count()).toBe(2);
        await expect.poll(async () => (await form.state()).match).toBe('failed');
        await expect(form.root).not.toHaveClass(/processing/);

        server.backend.faults.clear();
        id += 1;
        await form.choose(MODEL, `opt-${id - 32}`);
        await expect.poll(async () => (await form.state()).found).toBe(id);
        await expect(messages).toHaveText('');
      });
  });

  test('one retry recovers from a failure', async ({ page, server, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    server.backend.faults.set(CALL, { status: 503 }, 1);
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    const find = async () => {
      await page.clock.runFor(250);
      return (await form.state()).found;
    };
    await expect.poll(find).toBe(39);
    await expect(form.root.locator('[data-hadaya-messages]')).toHaveText('');
  });

  test('when the connection returns, requests a selection that was made offline', async ({ page, server, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    const form = probeForm(page);
    const messages = form.root.locator('[data-hadaya-messages]');
    await page.context().setOffline(true);
    await form.choose(MODEL, 'opt-7');
    await passRetry(page, messages);
    await page.context().setOffline(false);
    await expect.poll(async () => (await form.state()).found).toBe(39);
    await expect(messages).toHaveText('');
    await form.choose(MODEL, 'opt-8');
    await expect.poll(async () => (await form.state()).found).toBe(40);
    // Reconnecting causes no further requests for a selection whose variation the form has already found.
    const asked = server.backend.receivedBy(CALL).length;
    for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
    await page.clock.runFor(3000);
    expect(server.backend.receivedBy(CALL).length).toBe(asked);
  });

  test('a response for a removed form emits no found event', async ({ page }) => {
    const release = await holdBack(page, /get_variation/);
    const form = probeForm(page);
    const asked = page.waitForRequest(/get_variation/);
    await form.choose(MODEL, 'opt-7');
    const request = await asked;
    const before = await page.evaluate(() => {
      const root = document.querySelector('.variations_form');
      window.__hadayaGuest?.asHost(() => root?.remove());
      window.__variations?.forms[0]?.stop();
      return root?.outerHTML;
    });
    release();
    await request.response();
    await page.clock.runFor(600);
    expect(await readEvents(page, 'found')).toEqual([]);
    expect(before).toContain('variations_form');
  });
});

test('the last selection always wins in 100 random response orders', async ({ page, server, servePage, guest }) => {
  // The server prints duplicate ids.
  await guest.allow({ axe: ['duplicate-id', 'duplicate-id-aria', 'select-name', 'label'] });
  const forms = 4;
  await page.goto(
    serveForms(servePage, { products: Array.from({ length: forms }, () => bag), scripts: 'older-woocommerce' }),
  );
  await waitForStart(page);
  expect(await page.evaluate(runSchedules, { rounds: 100 / forms, name: MODEL })).toEqual([]);
  expect(server.backend.receivedBy(CALL).length).toBeGreaterThanOrEqual(100);
});
