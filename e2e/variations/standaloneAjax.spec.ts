/** Our own engine in ajax mode: late, wrong and missing answers. */

import { bag } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeForm, readNews, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

const MODEL = 'attribute_pa_model';
const CALL = 'wc-ajax:get_variation';

async function waitForEngine(page: Page): Promise<void> {
  await waitForForms(page);
  await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
}

test.describe('ajax', () => {
  test.beforeEach(async ({ page, servePage }) => {
    await page.goto(serveForms(servePage, { products: [bag], scripts: 'none' }));
    await waitForEngine(page);
  });

  test('row 13: a choice costs one POST and everything follows', async ({ page, server }) => {
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    await expect(form.id).toHaveValue('39');
    await expect(form.button).not.toHaveClass(/disabled/);
    expect(server.backend.receivedBy(CALL).map(({ fields }) => Object.fromEntries(fields))).toEqual([
      { [MODEL]: 'opt-7', product_id: '32' },
    ]);
  });

  test('rows 12 and 14: only the newest choice gets its answer', async ({ page, server }) => {
    server.backend.faults.set(CALL, { delay: 300 });
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    await form.choose(MODEL, 'opt-8');
    await expect(form.id).toHaveValue('40');
    await form.choose(MODEL, 'opt-9');
    await form.choose(MODEL, '');
    await page.waitForTimeout(700);
    await expect(form.id).toHaveValue('');
    expect((await readNews(page, 'found')).map(({ id }) => id)).toEqual([40]);
  });

  test('row 15: false says that nothing matches', async ({ page, server }) => {
    server.backend.faults.set(CALL, { body: 'false' });
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    await expect(form.root.locator('.wc-no-matching-variations')).toBeVisible();
    expect((await form.state()).match).toBe('none');
    expect(server.backend.receivedBy(CALL).length).toBe(1);
    await form.choose(MODEL, '');
    await expect(form.root.locator('.wc-no-matching-variations')).toHaveCount(0);
  });

  test('row 16: after two failures the form says so, and the next choice works', async ({ page, server, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    server.backend.faults.set(CALL, { status: 500, body: '<html></html>', type: 'text/html' });
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    await expect(form.root.locator('[data-hadaya-messages]')).toHaveText(/could not be loaded/);
    expect((await form.state()).match).toBe('failed');
    server.backend.faults.clear();
    await form.choose(MODEL, 'opt-8');
    await expect(form.id).toHaveValue('40');
  });
});
