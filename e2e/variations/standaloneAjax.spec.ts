import { bag } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeForm, readEvents, waitForEngine } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

const MODEL = 'attribute_pa_model';
const CALL = 'wc-ajax:get_variation';

test.describe('a product in ajax mode', () => {
  test.beforeEach(async ({ page, servePage }) => {
    await page.clock.install();
    await page.goto(serveForms(servePage, { products: [bag], scripts: 'none' }));
    await waitForEngine(page);
  });

  test('applies only the newest selection’s response', async ({ page }) => {
    const release = await holdBack(page, /get_variation/, (request) => !String(request.postData()).includes('opt-8'));
    const form = probeForm(page);
    await form.choose(MODEL, 'opt-7');
    await form.choose(MODEL, 'opt-8');
    await expect(form.id).toHaveValue('40');
    const asked = page.waitForRequest(/get_variation/);
    await form.choose(MODEL, 'opt-9');
    const request = await asked;
    await form.choose(MODEL, '');
    release();
    await request.response();
    await settle(page);
    await expect(form.id).toHaveValue('');
    expect((await readEvents(page, 'found')).map(({ id }) => id)).toEqual([40]);
  });

  test('sends one POST per selection, and shows a message after two failures', async ({ page, server, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    const form = probeForm(page);
    const calls = () => server.backend.receivedBy(CALL);
    await test.step('a selection sends one POST and updates the id and the button', async () => {
      await form.choose(MODEL, 'opt-7');
      await expect(form.id).toHaveValue('39');
      await expect(form.button).not.toHaveClass(/disabled/);
      expect(calls().map(({ fields }) => Object.fromEntries(fields))).toEqual([{ [MODEL]: 'opt-7', product_id: '32' }]);
    });
    await test.step('treats a response of false as no match', async () => {
      server.backend.faults.set(CALL, { body: 'false' });
      await form.choose(MODEL, 'opt-8');
      await expect(form.root.locator('.wc-no-matching-variations')).toBeVisible();
      await expect.poll(async () => (await form.state()).match).toBe('none');
      expect(calls().length).toBe(2);
      await form.choose(MODEL, '');
      await expect(form.root.locator('.wc-no-matching-variations')).toHaveCount(0);
    });
    await test.step('shows a message after two failures, and the next selection works', async () => {
      server.backend.faults.clear();
      server.backend.faults.set(CALL, { status: 500, body: '<html></html>', type: 'text/html' });
      await form.choose(MODEL, 'opt-9');
      // Advances the clock past the one-second wait before the retry.
      const tell = async () => {
        await page.clock.runFor(250);
        return form.root.locator('[data-hadaya-messages]').textContent();
      };
      await expect.poll(tell).toContain('could not be loaded');
      await expect.poll(async () => (await form.state()).match).toBe('failed');
      server.backend.faults.clear();
      await form.choose(MODEL, 'opt-10');
      await expect(form.id).toHaveValue('42');
    });
    await test.step('when the connection returns, requests a selection that was made offline', async () => {
      await page.context().setOffline(true);
      await form.choose(MODEL, 'opt-11');
      const tell = async () => {
        await page.clock.runFor(250);
        return form.root.locator('[data-hadaya-messages]').textContent();
      };
      await expect.poll(tell).toContain('could not be loaded');
      await page.context().setOffline(false);
      await expect(form.id).toHaveValue('43');
      await expect(form.root.locator('[data-hadaya-messages]')).toHaveText('');
    });
  });
});
