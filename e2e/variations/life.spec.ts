/** Opening and closing: nothing stays behind, and the back-forward cache keeps working. */
import { mug } from '@hadaya/testing/shop';
import { bfcacheLaunch, expect, test } from '../kit/test.ts';
import { probeForm, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

test.use({ launchOptions: bfcacheLaunch });

for (const scripts of ['woocommerce', 'none'] as const) {
  test(`after 100 times opening and closing a form nothing is left (${scripts})`, async ({
    page,
    servePage,
    leaks,
  }) => {
    await page.goto(serveForms(servePage, { products: [mug], scripts }));
    await waitForForms(page);
    await page.waitForTimeout(1500);
    const cycle = (times: number) =>
      page.evaluate(async (count) => {
        const root = document.querySelector('.variations_form');
        if (!(root instanceof HTMLElement)) return;
        for (let time = 0; time < count; time += 1) {
          const opened = window.__variations?.open(root);
          await new Promise((resolve) => setTimeout(resolve, 5));
          opened?.form.choose('attribute_pa_color', time % 2 ? 'red' : 'blue');
          opened?.stop();
        }
        await new Promise((resolve) => setTimeout(resolve, 700));
      }, times);
    await page.evaluate(() => window.__variations?.forms[0]?.stop());
    await cycle(2);
    const before = await leaks.take();
    await cycle(100);
    expect(await leaks.since(before)).toEqual([]);
  });
}

test('fault-33: back from the cache the selects are read again', async ({ page, servePage }) => {
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce', path: '/bf/' }));
  const other = servePage('/other/', '<!doctype html><html lang="en"><title>Other</title><p>Other page</p></html>');
  await waitForForms(page);
  await probeForm(page).choose('attribute_pa_color', 'red');
  await page.waitForTimeout(500);
  await page.goto(other);
  await page.goBack({ waitUntil: 'commit' });
  await expect(probeForm(page).select('attribute_pa_color')).toHaveValue('red');
  await expect.poll(async () => (await probeForm(page).state()).choice).toEqual({ attribute_pa_color: 'red' });
});

test('two islands on one form share one controller, which ends with the last of them', async ({ page, servePage }) => {
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForForms(page);
  // The companion, which brings the place for messages, comes with the first gesture.
  await probeForm(page).root.hover();
  await expect(probeForm(page).root.locator('[data-hadaya-messages]')).toHaveCount(1);
  const isShared = await page.evaluate(() => {
    const root = document.querySelector('.variations_form');
    const [first] = window.__variations?.forms ?? [];
    if (!(root instanceof HTMLElement)) return false;
    const second = window.__variations?.open(root);
    first?.stop();
    return first?.form === second?.form;
  });
  expect(isShared).toBe(true);
  await probeForm(page).choose('attribute_pa_color', 'red');
  expect((await probeForm(page).state()).choice).toEqual({ attribute_pa_color: 'red' });
});

test('fault-1: a companion that cannot be fetched is tried again by itself, and once more at the next press', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/a file of the variation form is missing/, /Failed to load|ERR_FAILED/] });
  let fetches = 0;
  await page.route(/variations-startCompanion/, (route) => {
    fetches += 1;
    return fetches <= 2 ? route.abort() : route.continue();
  });
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForForms(page);
  const form = probeForm(page);
  expect(await form.choose('attribute_pa_color', 'red')).toBe('chosen');
  await expect.poll(() => guest.consoleLines().filter((line) => line.includes('is missing')).length).toBe(1);
  expect(fetches).toBe(2);
  await expect(form.select('attribute_pa_color')).toHaveValue('red');
  await form.root.click({ position: { x: 2, y: 2 } });
  await form.root.hover();
  await page.locator('.reset_variations').hover();
  await expect(form.root.locator('[data-hadaya-messages]')).toHaveCount(1);
});
