import { bag, mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeForm, readEvents, takeLog, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

/**
 * Events that one selection fires in embedded mode, up to the point where complete and incomplete selections differ.
 */
const CHAIN = [
  'change(select)',
  'change(variation_id)',
  'clear_reset_announcement',
  'woocommerce_variation_select_change',
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
];
const INCOMPLETE = [...CHAIN, 'reset_data', 'reset_image', 'hide_variation', 'woocommerce_variation_has_changed'];
const COMPLETE = [
  ...CHAIN,
  'found_variation',
  'change(variation_id)',
  'change(qty)',
  'woocommerce_variation_has_changed',
];

for (const scripts of ['woocommerce', 'older-woocommerce'] as const) {
  test(`a native change emits the events in order (${scripts})`, async ({ page, servePage }) => {
    await page.goto(serveForms(servePage, { products: [mug], scripts }));
    await waitForForms(page);
    const form = probeForm(page);
    await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
    await takeLog(page);

    await form.select(COLOR).selectOption('red');
    expect(await takeLog(page)).toEqual(INCOMPLETE);
    await form.select(SIZE).selectOption('s');
    await expect.poll(async () => (await form.state()).shown).toBe(22);
    const [isAtOnce] = [scripts === 'older-woocommerce'];
    const withDisplay = [...COMPLETE.slice(0, -1), 'show_variation', 'woocommerce_variation_has_changed'];
    expect(await takeLog(page)).toEqual(isAtOnce ? withDisplay : [...COMPLETE, 'show_variation']);

    await test.step('a selection by Hadaya emits the same events as a visitor’s', async () => {
      for (const name of [SIZE, COLOR]) await form.select(name).selectOption('');
      await expect(form.id).toHaveValue('');
      await takeLog(page);
      await form.choose(COLOR, 'red');
      expect(await takeLog(page)).toEqual(INCOMPLETE);
    });
  });
}

for (const [jquery, version] of [
  ['jquery-1', '1.12.4'],
  ['jquery-4', '4.0.0'],
] as const) {
  test(`fires found, shown and reset events in order with jQuery ${version}`, async ({ page, servePage }) => {
    await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce', jquery }));
    await waitForForms(page);
    expect(await page.evaluate(() => Reflect.get(Reflect.get(Reflect.get(window, 'jQuery'), 'fn'), 'jquery'))).toMatch(
      version,
    );
    const form = probeForm(page);
    await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
    await takeLog(page);
    await form.select(COLOR).selectOption('red');
    expect(await takeLog(page)).toEqual(INCOMPLETE);
    await form.select(SIZE).selectOption('s');
    await expect.poll(async () => (await form.state()).shown).toBe(22);
    expect(await takeLog(page)).toEqual([...COMPLETE, 'show_variation']);
    await form.select(SIZE).selectOption('');
    await expect(form.id).toHaveValue('');
    await expect.poll(async () => (await readEvents(page)).at(-1)?.name).toBe('reset');
  });
}

test('follows a change that a script triggers only through jQuery', async ({ page, servePage }) => {
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'jquery' }));
  await waitForForms(page);
  await page.evaluate(() => {
    const jQuery: unknown = Reflect.get(window, 'jQuery');
    if (typeof jQuery === 'function') jQuery('.variations select').first().val('red').trigger('change');
  });
  await expect.poll(async () => (await probeForm(page).state()).choice).toEqual({ [COLOR]: 'red' });
});

test('follows a selection when the page stops the change event’s propagation', async ({ page, servePage }) => {
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'none' }));
  await waitForForms(page);
  await page.evaluate(() =>
    document.querySelector('.variations_form')?.addEventListener('change', (event) => event.stopPropagation()),
  );
  const form = probeForm(page);
  await form.select(COLOR).selectOption('red');
  await expect.poll(async () => (await form.state()).choice).toEqual({ [COLOR]: 'red' });
});

test('a form opened again after a selection reports the variation without a request', async ({
  page,
  servePage,
  server,
}) => {
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForForms(page);
  const form = probeForm(page);
  await form.choose(COLOR, 'red');
  await form.choose(SIZE, 's');
  await expect(form.button).not.toHaveClass(/disabled/);
  const found = await page.evaluate(() => {
    const first = window.__variations?.forms[0];
    first?.stop();
    const root = document.querySelector('.variations_form');
    const again = root instanceof HTMLElement ? window.__variations?.open(root) : undefined;
    const match = again?.form.getState().match;
    return match?.kind === 'found' ? match.variation.id : match?.kind;
  });
  expect(found).toBe(22);
  expect(server.backend.received).toEqual([]);
});

function loadLater(sources: readonly string[], delayMs: number): string {
  return `setTimeout(async () => {
    for (const source of ${JSON.stringify(sources)}) await new Promise((resolve) => {
      const script = Object.assign(document.createElement('script'), { src: source, onload: resolve });
      window.__hadayaGuest.asHost(() => document.head.append(script));
    });
  }, ${delayMs});`;
}

for (const delay of [3000, 4000]) {
  test(`values can be selected before jQuery loads (${delay} ms after Hadaya), and events fire once jQuery has loaded`, async ({
    page,
    servePage,
  }) => {
    await page.clock.install();
    const after = loadLater(['/kit/jquery.js', '/kit/woocommerce.js'], delay);
    await page.goto(serveForms(servePage, { products: [mug], scripts: 'none', after }));
    const form = probeForm(page);
    expect(await form.choose(COLOR, 'red')).toBe('chosen');
    expect((await form.state()).choice).toEqual({ [COLOR]: 'red' });
    await page.clock.runFor(delay);
    await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'jQuery')?.fn ?? {}, 'wc_variation_form'));
    await page.clock.runFor(600);
    await form.choose(SIZE, 's');
    await expect.poll(async () => (await form.state()).shown).toBe(22);
    await expect(form.button).not.toHaveClass(/disabled/);
    expect((await readEvents(page, 'shown')).map(({ id }) => id)).toEqual([22]);
    expect((await takeLog(page)).filter((name) => name === 'show_variation').length).toBe(1);
  });
}

test('follows events of the form’s own jQuery when a second copy is on the page', async ({ page, servePage }) => {
  await page.clock.install();
  const after = loadLater(['/kit/jquery.js'], 0);
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce', after }));
  await waitForForms(page);
  await page.waitForFunction(() => !Reflect.has(Reflect.get(window, 'jQuery')?.fn ?? {}, 'wc_variation_form'));
  await page.clock.runFor(800);
  const form = probeForm(page);
  await form.choose(COLOR, 'red');
  await form.choose(SIZE, 's');
  await expect.poll(async () => (await form.state()).shown).toBe(22);
});

test('detects the match through the id field when jQuery is not reachable', async ({ page, servePage }) => {
  // Deferred scripts run in order, so WooCommerce's script has bound its handlers with jQuery before the page removes
  // jQuery from `window`.
  const before = "addEventListener('DOMContentLoaded', () => window.jQuery.noConflict(true), { once: true });";
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce', before }));
  await waitForForms(page);
  const form = probeForm(page);
  await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
  await form.choose(COLOR, 'red');
  await form.choose(SIZE, 's');
  await expect.poll(async () => (await form.state()).found).toBe(22);
  await expect.poll(async () => (await form.state()).shown).toBe(22);
});

test('ajax mode works when only another copy of jQuery is reachable', async ({ page, servePage }) => {
  const before = `addEventListener('DOMContentLoaded', () => {
    const own = window.jQuery.noConflict(true);
    window.jQuery = Object.assign(() => ({ on: () => {}, off: () => {}, data: () => undefined, trigger: () => {} }), { fn: { on: own.fn.on } });
  }, { once: true });`;
  await page.goto(serveForms(servePage, { products: [bag], scripts: 'woocommerce', before }));
  await waitForForms(page);
  const form = probeForm(page);
  await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
  await form.choose('attribute_pa_model', 'opt-7');
  await expect.poll(async () => (await form.state()).found).toBe(39);
  await expect.poll(async () => (await form.state()).shown).toBe(39);
});
