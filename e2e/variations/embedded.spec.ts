import { bottle, mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { pauseClock } from '../kit/stopClock.ts';
import { expect, test } from '../kit/test.ts';
import { probeForm, readEvents, takeLog, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

test.describe('the mug’s form', () => {
  test.beforeEach(async ({ page, servePage }) => {
    await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce' }));
    await waitForForms(page);
    await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
  });

  test('the options, id, button and quantity follow each selection', async ({ page }) => {
    const form = probeForm(page);
    await test.step('enables every option and disables the button when nothing is selected', async () => {
      expect(await form.options(COLOR)).toEqual(['blue', 'green', 'red']);
      expect((await form.state()).enabled).toEqual({ [COLOR]: ['blue', 'green', 'red'], [SIZE]: ['42', 'm', 's'] });
      await expect(form.button).toHaveClass(/disabled/);
      await expect(form.id).toHaveValue('0');
    });
    await test.step('selecting red keeps m, s and all colours enabled and matches no variation', async () => {
      expect(await form.choose(COLOR, 'red')).toBe('chosen');
      expect(await form.options(SIZE)).toEqual(['m', 's']);
      expect((await form.state()).enabled).toEqual({ [COLOR]: ['blue', 'green', 'red'], [SIZE]: ['m', 's'] });
      await expect(form.id).toHaveValue('');
    });
    await test.step('selecting red and s enables the button for variation 22 and limits the quantity to its stock', async () => {
      await form.choose(SIZE, 's');
      const state = await form.state();
      expect(state.found).toBe(22);
      expect(state.enabled).toEqual({ [COLOR]: ['blue', 'red'], [SIZE]: ['m', 's'] });
      await expect(form.button).not.toHaveClass(/disabled/);
      await expect(form.root.locator('input.qty')).toHaveAttribute('max', '3');
      await expect.poll(async () => (await form.state()).shown).toBe(22);
    });
    await test.step('selecting red and m shows the variation but does not let visitors buy it', async () => {
      await form.choose(SIZE, '');
      await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
      await form.choose(SIZE, 'm');
      await expect(form.button).toHaveClass(/wc-variation-is-unavailable/);
      const shown = (await readEvents(page, 'shown')).map(({ id, purchasable }) => [id, purchasable]);
      expect(shown).toEqual([
        [22, true],
        [23, false],
      ]);
      expect((await form.state()).status[SIZE]).toEqual({ '42': 'unavailable', m: 'sold-out', s: 'available' });
    });
    await test.step('selecting a value that has no option keeps the previous value and emits no event', async () => {
      await takeLog(page);
      expect(await form.choose(COLOR, 'zzz')).toBe('refused');
      await expect(form.select(COLOR)).toHaveValue('red');
      expect(await form.choose(COLOR, 'red')).toBe('unchanged');
      expect(await takeLog(page)).toEqual([]);
    });
    await test.step('selecting blue with any size matches variation 24', async () => {
      await form.choose(COLOR, 'blue');
      for (const size of ['42', 'm', 's']) {
        await form.choose(SIZE, size);
        expect((await form.state()).found).toBe(24);
      }
    });
    await test.step('at the next change, removes an option that was added after the first check', async () => {
      await form.select(SIZE).evaluate((node) => node.append(new Option('XL', 'xl')));
      await form.choose(SIZE, 'm');
      expect(await form.options(SIZE)).toEqual(['42', 'm', 's']);
    });
  });

  test('quick changes show only the last selection, and a cleared value shows no variation', async ({ page }) => {
    await page.clock.install();
    await pauseClock(page);
    const form = probeForm(page);
    await test.step('shows only the last of several quick selections', async () => {
      await form.choose(COLOR, 'red');
      await form.choose(SIZE, 's');
      await page.clock.runFor(100);
      await form.choose(SIZE, 'm');
      await page.clock.runFor(700);
      await expect.poll(async () => (await form.state()).shown).toBe(23);
      expect((await readEvents(page, 'shown')).map(({ id }) => id)).toEqual([23]);
    });
    await test.step('a value cleared before its variation is shown leaves no price or enabled button', async () => {
      await form.choose(SIZE, 's');
      await page.clock.runFor(100);
      await form.choose(SIZE, '');
      await page.clock.runFor(1500);
      await page.clock.resume();
      await expect(form.id).toHaveValue('');
      await expect(form.button).toHaveClass(/disabled/);
      await expect(form.root.locator('.single_variation')).toBeHidden();
      expect((await form.state()).shown).toBeNull();
    });
  });

  test('running WooCommerce’s script twice duplicates no event', async ({ page }) => {
    await page.clock.install();
    await page.evaluate(() => {
      const jQuery: unknown = Reflect.get(window, 'jQuery');
      if (typeof jQuery === 'function') jQuery('.variations_form').wc_variation_form();
    });
    await page.clock.runFor(300);
    const form = probeForm(page);
    await form.choose(COLOR, 'red');
    await form.choose(SIZE, 's');
    await page.clock.runFor(500);
    expect((await readEvents(page)).map(({ name, id }) => [name, id])).toEqual([
      ['chosen', undefined],
      ['reset', undefined],
      ['chosen', undefined],
      ['found', 22],
      ['shown', 22],
    ]);
  });

  test('ten successive selections shift neither the button nor the content below it', async ({ page }) => {
    const form = probeForm(page);
    await form.choose(COLOR, 'red');
    await form.choose(SIZE, 's');
    await expect.poll(async () => (await form.state()).shown).toBe(22);
    // jQuery clips the text until its slide animation has ended.
    await expect(form.root.locator('.single_variation')).not.toHaveAttribute('style', /overflow/);
    const shifts = await page.evaluateHandle(() => {
      const seen = { sum: 0, moved: new Set<string>() };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.sum += Number(Reflect.get(entry, 'value'));
          for (const { node } of Reflect.get(entry, 'sources')) seen.moved.add(node?.className ?? 'text');
        }
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    for (let turn = 0; turn < 5; turn += 1) {
      for (const [size, id] of [
        ['m', 23],
        ['s', 22],
      ] as const) {
        await form.choose(SIZE, size);
        await expect.poll(async () => (await form.state()).shown).toBe(id);
        await expect(form.root.locator('.single_variation')).not.toHaveAttribute('style', /overflow/);
      }
    }
    await settle(page);
    const { sum, moved } = await shifts.evaluate((seen) => ({ sum: seen.sum, moved: [...seen.moved] }));
    // The remaining movement is the shop's own animation of its text inside the space that we reserve.
    expect(moved.filter((name) => !name.includes('single_variation'))).toEqual([]);
    expect(sum).toBeLessThan(0.03);
  });
});

test('after a long description, the form shrinks again at the next variation and on reset', async ({
  page,
  servePage,
}) => {
  const [red] = mug.variations;
  const long = { en: `<p>${'A long text. '.repeat(200)}</p>`, ar: '' };
  const wordy = {
    ...mug,
    variations: mug.variations.map((one) => (one === red ? { ...one, description: long } : one)),
  };
  await page.goto(serveForms(servePage, { products: [wordy], scripts: 'woocommerce', path: '/wordy/' }));
  await waitForForms(page);
  const form = probeForm(page);
  await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
  const wrap = page.locator('.single_variation_wrap');
  const height = () => wrap.evaluate((node) => node.getBoundingClientRect().height);
  const empty = await height();
  await form.choose(COLOR, 'red');
  await form.choose(SIZE, 's');
  await expect.poll(height).toBeGreaterThan(empty + 300);
  await form.choose(SIZE, 'm');
  await expect.poll(height).toBeLessThan(empty + 150);
  await form.choose(SIZE, 's');
  await expect.poll(height).toBeGreaterThan(empty + 300);
  await page.locator('.reset_variations').click();
  await expect.poll(height).toBe(empty);
});

test('finds the variation of a default selection on load', async ({ page, servePage }) => {
  await page.goto(serveForms(servePage, { products: [bottle], scripts: 'woocommerce', path: '/bottle/' }));
  await expect.poll(async () => (await probeForm(page).state()).found).toBe(30);
  await expect.poll(async () => (await readEvents(page, 'shown')).map(({ id }) => id)).toEqual([30]);
});
