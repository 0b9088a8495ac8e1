import type { Page } from '@playwright/test';
import type { Step } from '../Chapter.ts';
import {
  choose,
  chosen,
  clear,
  click,
  FRAME,
  largePicture,
  PATIENCE_MS,
  picture,
  seen,
  shownPicture,
  swatch,
  until,
  variationFound,
} from '../see.ts';

const THUMBNAIL = '.wvg-gallery-thumbnail-image:not(.slick-cloned *)';
const NEXT = '.wvg-slider-next-arrow, .woo-variation-product-gallery button.next';
const first = (record: Readonly<Record<string, string>>) => Object.entries(record)[0] as [string, string];

export const ONE_PICTURE: Step = {
  name: 'the gallery shows a single picture',
  work: async (page) => {
    const frame = page.locator(FRAME).first();
    await until('a frame as high as one picture', async () => {
      const box = await frame.boundingBox();
      return box && box.height > 50 && box.height < 1.7 * box.width;
    });
    await until('a picture in the frame', async () => await shownPicture(page));
  },
};

export const CHOICES_SHOWN: Step = {
  name: 'the options are shown only once',
  work: async (page, { product }) => {
    const [attribute] = first(product.choice);
    const both = `ul[data-attribute_name="${attribute}"], select[name="${attribute}"]`;
    await until('swatches or a dropdown, not both', async () => {
      const boxes = await Promise.all((await page.locator(both).all()).map((one) => one.boundingBox()));
      return boxes.filter((box) => box && box.height > 10 && box.width > 10).length === 1;
    });
  },
};

export const SOURCE: Step = {
  name: 'a cookie stores the traffic source',
  needs: ({ source }) => source,
  work: async (page, { source }) =>
    until(`a cookie ${source?.cookie} with ${source?.holds}`, async () => {
      const cookies = await page.context().cookies();
      return cookies.some(
        ({ name, value }) => name === source?.cookie && decodeURIComponent(value).includes(source.holds),
      );
    }),
};

export const COLOUR: Step = {
  name: 'clicking a swatch selects its colour',
  work: async (page, { product }) => {
    const [attribute, value] = first(product.choice);
    await swatch(page, attribute, value).click({ timeout: PATIENCE_MS });
    await chosen(page, attribute, value);
  },
};

export const COMPLETE: Step = {
  name: 'a complete choice shows the variation’s price',
  work: async (page, { product: { choice, price } }) => {
    await choose(page, choice);
    await variationFound(page);
    if (price) await seen(`the price ${price}`, page.locator('.single_variation, .price').filter({ hasText: price }));
  },
};

export const VARIATION_PICTURE: Step = {
  name: 'the gallery shows the variation’s picture',
  needs: ({ product }) => product.pictures,
  work: async (page, { product }) => {
    await choose(page, product.choice);
    await picture(page, product.pictures?.[0] ?? '');
  },
};

export const SOLD_OUT: Step = {
  name: 'a sold-out variation cannot be bought',
  needs: ({ product }) => product.soldOut,
  work: async (page, { product }) => {
    await clear(page);
    for (const [attribute, value] of Object.entries(product.soldOut ?? {}))
      await swatch(page, attribute, value).click({ timeout: PATIENCE_MS, force: true });
    await until('“Add to cart” is not possible', async () =>
      page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('.single_add_to_cart_button');
        const isFound = Number(document.querySelector<HTMLInputElement>('input.variation_id')?.value) > 0;
        const isOut = document.querySelector('.single_variation .out-of-stock')?.checkVisibility() === true;
        return isOut || !isFound || !button?.checkVisibility() || button.matches('.disabled, :disabled');
      }),
    );
  },
};

export const CLEARED: Step = {
  name: '“Clear” resets the choice',
  work: async (page, { product }) => {
    await choose(page, product.choice);
    await click(page.locator('.reset_variations'));
    await chosen(page, first(product.choice)[0], '');
  },
};

export const BY_KEYBOARD: Step = {
  name: 'the keyboard selects a colour',
  work: async (page, { product }) => {
    const [attribute, value] = first(product.choice);
    await clear(page);
    await swatch(page, attribute, value).focus();
    await page.keyboard.press('Enter');
    await chosen(page, attribute, value);
  },
};

export const OTHER: Step = {
  name: 'another colour shows its own picture',
  needs: ({ product }) => product.other,
  work: async (page, { product }) => {
    await choose(page, { [first(product.choice)[0]]: product.other?.value ?? '' });
    await picture(page, product.other?.picture ?? '');
  },
};

export const THUMBNAIL_SHOWS: Step = {
  name: 'clicking a thumbnail shows its picture',
  needs: ({ product }) => product.pictures,
  work: async (page, { product }) => {
    await choose(page, product.choice);
    await picture(page, product.pictures?.[0] ?? '');
    await page.locator(THUMBNAIL).nth(1).click({ timeout: PATIENCE_MS });
    await picture(page, product.pictures?.[1] ?? '');
  },
};

export const ARROW: Step = {
  name: 'the gallery arrow shows another picture',
  work: async (page) => {
    const before = await shownPicture(page);
    await page.locator(FRAME).first().hover();
    await click(page.locator(NEXT));
    await until('another picture', async () => !['', before].includes(await shownPicture(page)));
  },
};

async function openLarge(page: Page): Promise<void> {
  if (await largePicture(page)) return;
  await page.locator('.woo-variation-gallery-trigger').first().click({ timeout: PATIENCE_MS });
  await until('a large picture', async () => await largePicture(page));
}

export const LARGE_VIEW: readonly Step[] = [
  { name: 'the lightbox opens', work: openLarge },
  {
    name: 'the lightbox shows the next picture',
    work: async (page) => {
      await openLarge(page);
      const before = await largePicture(page);
      await page.keyboard.press('ArrowRight');
      await until('another large picture', async () => !['', before].includes(await largePicture(page)));
    },
  },
  {
    name: 'the lightbox closes',
    work: async (page) => {
      await openLarge(page);
      await page.keyboard.press('Escape');
      await until('no large picture', async () => !(await largePicture(page)));
    },
  },
];
