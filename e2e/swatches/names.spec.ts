/** Screen reader output in English and Arabic; a person reviews every change. */
import { mug, pen } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const groups = 'table.variations';

test('the mug’s values have English accessible names after size 42 is refused, and only the latest of several refusals is announced', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  await waitForSwatches(page);
  await probeSwatches(page).pick('red');
  await probeSwatches(page).pick('42');
  await expect(page.locator(groups)).toMatchAriaSnapshot(`
    - radiogroup "Colour":
      - radio "Blue"
      - radio "Green"
      - radio "Red" [checked]
    - radiogroup "Size":
      - radio "42 cl" [disabled]
      - radio "M"
      - radio "S"
    - paragraph: 42 cl is not available with Red.
    - button "Switch to Blue, 42 cl"
    - button "Dismiss this notice"
  `);
  await expect(page.getByRole('radio', { name: '42 cl' })).toHaveAccessibleDescription('Unavailable');

  const form = probeSwatches(page);
  await form.pick('red');
  for (let round = 0; round < 5; round += 1) for (const value of ['42', 's']) await form.pick(value);
  await form.pick('green');
  await expect(form.message).toContainText('Green is not available with S.');
});

test('the pen’s values have Arabic accessible names while the gift box is selected', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [pen], locale: 'ar' }));
  await waitForSwatches(page);
  await probeSwatches(page).pick('gift-box');
  await probeSwatches(page).pick('plain');
  await expect(page.locator(groups)).toMatchAriaSnapshot(
    `
    - radiogroup "الشعار":
      - radio "منقوش"
      - radio "سادة" [disabled]
    - paragraph: سادة غير متوفر مع علبة هدية.
    - button "التبديل إلى سادة, دون علبة"
  `.replace(', ', '، '),
  );
  await expect(page.getByRole('radio', { name: 'علبة هدية' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'سادة' })).toHaveAccessibleDescription('غير متوفر');
});
