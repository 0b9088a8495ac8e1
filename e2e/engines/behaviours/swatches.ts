import type { Behaviour } from '../Behaviour.ts';
import type { Visit } from '../Visit.ts';

const MUG = '/product/ceramic-mug/';
const RED = '.variable-item[data-value="red"]';
const SMALL = '.variable-item[data-value="s"]';
const BLUE = '.variable-item[data-value="blue"]';

const chosen = (visit: Visit, id: string) =>
  visit.until(
    `variation ${id || 'none'} is selected`,
    (expected: string) =>
      document.querySelector<HTMLInputElement>('input.variation_id')?.value.replace(/^0$/, '') === expected,
    id,
  );

export const swatchBehaviours: readonly Behaviour[] = [
  ...['', '?dir=rtl'].map(
    (query): Behaviour => ({
      name: 'clicks on red and S select the variation, and the gallery shows its picture',
      path: MUG + query,
      async run(visit) {
        await visit.mounted('.variations_form');
        await visit.click(RED);
        await visit.has(RED, 'aria-checked', 'true');
        await visit.click(SMALL);
        await chosen(visit, '22');
        await visit.see('.single_variation .price, .woocommerce-variation-price');
        await visit.until('the first picture is a red mug', () =>
          document.querySelector<HTMLImageElement>('.wvg-gallery-image img')?.src.includes('mug-red'),
        );
      },
    }),
  ),
  {
    name: 'arrow keys move focus between swatches, and Space selects one',
    path: MUG,
    async run(visit) {
      await visit.mounted('.variations_form');
      await visit.focus(BLUE);
      await visit.press('ArrowRight');
      await visit.until('focus has moved', () =>
        document.activeElement?.matches('.variable-item:not([data-value="blue"])'),
      );
      await visit.press('ArrowLeft');
      await visit.focused(BLUE);
      await visit.press(' ');
      await visit.has(BLUE, 'aria-checked', 'true');
    },
  },
  {
    name: 'Clear resets the selection',
    path: MUG,
    size: 'phone',
    async run(visit) {
      await visit.mounted('.variations_form');
      await visit.click(RED);
      await visit.click(SMALL);
      await chosen(visit, '22');
      await visit.click('.reset_variations');
      await chosen(visit, '');
      await visit.has(RED, 'aria-checked', 'false');
    },
  },
  {
    name: 'a product with many variations loads the selected one from the server',
    path: '/product/dates-box/',
    async run(visit) {
      await visit.mounted('.variations_form');
      await visit.click('.variable-item[data-title="Almond"]');
      await visit.until(
        'a variation is selected',
        () => Number(document.querySelector<HTMLInputElement>('input.variation_id')?.value) > 0,
      );
    },
  },
  {
    name: 'swatches still work when the visitor returns to the page',
    path: MUG,
    async run(visit) {
      await visit.mounted('.variations_form');
      await visit.click(RED);
      await visit.has(RED, 'aria-checked', 'true');
      await visit.open('/about/');
      await visit.back(MUG);
      await visit.mounted('.variations_form');
      await visit.click(BLUE);
      await visit.has(BLUE, 'aria-checked', 'true');
    },
  },
];
