import type { Behaviour } from '../Behaviour.ts';
import type { Visit } from '../Visit.ts';

const MUG = '/product/ceramic-mug/';
const RED = '.variable-item[data-value="red"]';
const SMALL = '.variable-item[data-value="s"]';
const BLUE = '.variable-item[data-value="blue"]';

const chosen = (visit: Visit, id: string) =>
  visit.until(
    `variation ${id || 'none'} is chosen`,
    (expected: string) =>
      document.querySelector<HTMLInputElement>('input.variation_id')?.value.replace(/^0$/, '') === expected,
    id,
  );

export const swatchBehaviours: readonly Behaviour[] = [
  ...['', '?dir=rtl'].map(
    (query): Behaviour => ({
      name: 'clicks on red and on S find the variation, and the gallery shows it',
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
    name: 'arrow keys walk over the swatches, Space chooses, and again takes back',
    path: MUG,
    async run(visit) {
      await visit.mounted('.variations_form');
      await visit.focus(BLUE);
      await visit.press('ArrowRight');
      await visit.until('the focus has moved', () =>
        document.activeElement?.matches('.variable-item:not([data-value="blue"])'),
      );
      await visit.press('ArrowLeft');
      await visit.focused(BLUE);
      await visit.press(' ');
      await visit.has(BLUE, 'aria-checked', 'true');
    },
  },
  {
    name: 'Clear takes the choice back',
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
    name: 'a product with many fillings asks the server',
    path: '/product/dates-box/',
    async run(visit) {
      await visit.mounted('.variations_form');
      await visit.click('.variable-item[data-title="Almond"]');
      await visit.until(
        'a variation is chosen',
        () => Number(document.querySelector<HTMLInputElement>('input.variation_id')?.value) > 0,
      );
    },
  },
  {
    name: 'after a page and Back the swatches still choose',
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
