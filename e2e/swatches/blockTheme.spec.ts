import { BLOCK_TERMS, blockForm, markAtServer } from '@hadaya/testing/block';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { BLOCK_SCRIPT, blockPage, faceOf, radioOf } from './kit/blockPage.ts';

async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  await expect(target).toBeVisible();
  for (let left = 8; left > 0 && !(await hasFocus()); left -= 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test.beforeEach(({ servePage }) => {
  servePage('/kit/block.js', { html: BLOCK_SCRIPT, headers: { 'content-type': 'text/javascript' } });
});

for (const kind of ['pills', 'chips'] as const) {
  test(`${kind}: swatches keep their names, selection ring and focus without our script, and can still be clicked`, async ({
    page,
    servePage,
    guest,
    snap,
  }) => {
    const attributes = ['aria-checked', 'disabled', 'value', 'class'];
    await guest.allow({ sentinel: 'absent', hostChanges: [{ selector: 'form, form *', attributes }] });
    await page.goto(servePage('/block/', blockPage(kind, { scripts: '' })));
    expect(guest.requests.map(String).filter((request) => request.includes('/dist/'))).toEqual([]);
    await expect(faceOf(page, 'Blue')).toHaveAttribute('title', 'Blue');
    await faceOf(page, 'Red').click();
    await expect(radioOf(page, 'Red')).toBeChecked();
    await expect(faceOf(page, 'Red')).toHaveCSS('box-shadow', 'rgb(0, 0, 0) 0px 0px 0px 2px');
    await page.keyboard.press(kind === 'chips' ? 'Shift+Tab' : 'ArrowUp');
    await expect(radioOf(page, 'Green')).toBeFocused();
    await expect(faceOf(page, 'Green')).toHaveCSS('outline', 'rgb(0, 0, 0) solid 2px');
    await expectAccessible(page, { include: ['form'] });
    await snap(`block-alone-${kind}`);
  });

  test(`${kind}: the keyboard alone reaches everything from the first option to the button`, async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/block/', blockPage(kind)));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    // Tooltips belong to the view file, which loads when the page is idle.
    await expect(page.locator('[data-hadaya-tip]').first()).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(radioOf(page, 'Blue')).toBeFocused();
    await expect(faceOf(page, 'Blue')).toHaveAttribute('data-hadaya-tooltip');
    await page.keyboard.press('ArrowRight');
    await expect(radioOf(page, 'Green')).toBeFocused();
    if (kind === 'chips') {
      await expect(radioOf(page, 'Green')).not.toBeChecked();
      await page.keyboard.press('End');
    } else await page.keyboard.press('ArrowRight');
    await expect(radioOf(page, 'Red')).toBeFocused();
    if (kind === 'chips') await page.keyboard.press('Space');
    await expect(radioOf(page, 'Red')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(radioOf(page, 'L')).toBeFocused();
    await page.keyboard.press('Space');
    // For a sold-out combination, Tab reaches the notice before the button, and the notice offers to switch to an
    // available combination.
    await expect(page.getByRole('status')).toHaveText('Red, L is sold out.');
    await tabTo(page, page.getByRole('button', { name: 'Switch to Green, L' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('[name="variation_id"]')).toHaveValue('80');
    await expect(radioOf(page, 'L')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Add to cart' }));
  });

  test(`${kind}: hides the values that the block hides, and shows values behind “more” as swatches`, async ({
    page,
    servePage,
  }) => {
    const html = markAtServer(blockForm(kind, BLOCK_TERMS, { hides: true, hasMore: true }));
    await page.goto(servePage('/block/', blockPage(kind, { html })));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    await faceOf(page, /^L$/).click();
    await expect(faceOf(page, 'Blue')).toBeHidden();
    if (kind === 'chips') {
      await expect(faceOf(page, 'Red')).toBeHidden();
      await page.getByRole('button', { name: '+1 more' }).click();
    }
    await expect(faceOf(page, 'Red')).toHaveCSS('width', '30px');
  });

  test(`${kind}, a dark theme without tooltips: the ring, the focus and the strikethrough are visible`, async ({
    page,
    servePage,
    snap,
  }) => {
    const attributes = {
      attribute_pa_color: { blue: { color: '#1e3cbe' }, green: { color: '#0a7d3c' }, red: { color: '#c00' } },
    };
    const html = markAtServer(blockForm(kind, { ...BLOCK_TERMS, attributes }));
    const style = 'body{background:#111;color:#f2f2f2}';
    await page.goto(servePage('/block/', blockPage(kind, { html, style })));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    await faceOf(page, 'Red').click();
    await expect(faceOf(page, 'Red')).toHaveCSS('box-shadow', 'rgb(242, 242, 242) 0px 0px 0px 2px');
    await page.keyboard.press(kind === 'chips' ? 'ArrowLeft' : 'ArrowUp');
    await expect(faceOf(page, 'Green')).toHaveCSS('outline', 'rgb(242, 242, 242) solid 2px');
    await faceOf(page, /^L$/).click();
    await expect(radioOf(page, 'Blue')).toBeDisabled();
    await faceOf(page, 'Blue').hover({ force: true });
    await expect(faceOf(page, 'Blue')).toHaveCSS('background-color', 'rgb(30, 60, 190)');
    const line = await faceOf(page, 'Blue').evaluate((node) => getComputedStyle(node, '::before').backgroundImage);
    expect(line).toContain('rgb(255, 255, 255)');
    await snap(`block-dark-${kind}`);
  });
}
