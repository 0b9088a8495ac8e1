import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

test('the tooltip opens below its item near the top edge and shifts inwards at the right edge', async ({
  page,
  servePage,
}) => {
  const head =
    '<style>main{position:absolute;inset-block-start:0;inset-inline-end:0}body{margin:0}form{inline-size:150px;padding:0}.product h2{display:none}</style>';
  await page.goto(serveSwatches(servePage, { products: [mug], head }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  const red = form.item('red');
  await red.hover();
  await expect(red).toHaveClass(/wvs-tooltip-position-bottom/);
  await form.item('s').hover();
  await expect(red).not.toHaveClass(/wvs-tooltip-position-bottom/);
  await page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('.variable-items-wrapper');
    if (list) list.style.justifyContent = 'flex-end';
  });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const before = await overflow();
  await red.hover();
  await expect
    .poll(() => red.evaluate((node) => Number.parseFloat(node.style.getPropertyValue('--horizontal-position'))))
    .toBeLessThan(0);
  await expect.poll(overflow).toBe(before);
});

test('the tooltip appears on keyboard focus or hover but not on touch, and closes on Escape', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], above: '<p style="block-size:200px"></p>' }));
  await waitForSwatches(page);
  const blue = probeSwatches(page).item('blue');
  const shown = () => blue.evaluate((node) => getComputedStyle(node, '::before').content.includes('Blue'));
  await page.keyboard.press('Tab');
  await expect.poll(shown).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(shown).toBe(false);
  await expect(blue).toBeFocused();

  await blue.hover();
  await expect(blue).toHaveAttribute('data-hadaya-tooltip', 'open');
  const box = await blue.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y - 25, { steps: 8 });
  await expect(blue).toHaveAttribute('data-hadaya-tooltip', 'open');
  await page.mouse.move(5, 5);
  await expect(blue).not.toHaveAttribute('data-hadaya-tooltip');
  await blue.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  await expect(blue).not.toHaveAttribute('data-hadaya-tooltip');
});

test('in the Hadaya look, a tooltip opens below its colour and never repeats the text of a button or label', async ({
  page,
  servePage,
}) => {
  const above = '<script>document.documentElement.dataset.hadayaLook = "hadaya"</script>';
  await page.goto(serveSwatches(servePage, { products: [mug], above }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  const read = (value: string) =>
    form.item(value).evaluate((node) => {
      const { content, top } = getComputedStyle(node, '::before');
      return { content, isBelow: Number.parseFloat(top) >= node.clientHeight };
    });
  await form.item('green').hover();
  await expect.poll(() => read('green')).toEqual({ content: expect.stringContaining('Green'), isBelow: true });
  await form.item('m').hover();
  await expect(form.item('m')).toHaveAttribute('data-hadaya-tooltip', 'open');
  await expect.poll(async () => (await read('m')).content).toBe('none');
  await form.item('red').click();
  await form.item('red').hover();
  await expect.poll(async () => (await read('red')).content).not.toContain('Red');
  const faded = await form
    .item('m')
    .evaluate((node) =>
      [...node.querySelectorAll('.variable-item-contents > *')].map((one) => getComputedStyle(one).opacity),
    );
  expect(faded).toEqual(['1']);
});
