import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeForm, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

// Must run before the leak counter is installed, so that the counter counts this clock's timers.
test.beforeEach(({ page }) => page.clock.install());

for (const scripts of ['woocommerce', 'none'] as const) {
  test(`opening and closing a form 100 times leaks nothing (${scripts})`, async ({ page, servePage, leaks }) => {
    await page.goto(serveForms(servePage, { products: [mug], scripts }));
    await waitForForms(page);
    // Waits for the second that is reserved for WooCommerce's script.
    await page.clock.runFor(1000);
    await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
    const cycle = (times: number) =>
      page.evaluate(async (count) => {
        const root = document.querySelector('.variations_form');
        if (!(root instanceof HTMLElement)) return;
        for (let time = 0; time < count; time += 1) {
          const opened = window.__variations?.open(root);
          await new Promise((resolve) => requestAnimationFrame(resolve));
          opened?.form.choose('attribute_pa_color', time % 2 ? 'red' : 'blue');
          opened?.stop();
        }
      }, times);
    await page.evaluate(() => window.__variations?.forms[0]?.stop());
    await cycle(2);
    await page.clock.runFor(1000);
    const before = await leaks.take();
    await cycle(100);
    await page.clock.runFor(1000);
    expect(await leaks.since(before)).toEqual([]);
  });
}

test('two islands on one form share a controller, which keeps working after the first island stops', async ({
  page,
  servePage,
}) => {
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForForms(page);
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

test('reports a feature whose file fails to load, and retries the file on the next selection', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({
    console: [/a file is missing/, /Failed to load|ERR_FAILED/],
    pageState: ['address', 'history'],
  });
  let isFailing = true;
  await page.route(/variations-followAddress/, (route) => (isFailing ? route.abort() : route.continue()));
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForForms(page);
  const color = probeForm(page).select('attribute_pa_color');
  await color.focus();
  await page.keyboard.press('r');
  await expect(color).toHaveValue('red');
  await expect.poll(() => guest.consoleLines().filter((line) => line.includes('is missing')).length).toBe(1);
  isFailing = false;
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/attribute_pa_color=blue/);
});
