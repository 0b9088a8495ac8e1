import type { Page } from '@playwright/test';
import type { Chapter, Step } from '../Chapter.ts';
import { click, largePicture, PATIENCE_MS, seen, until } from '../see.ts';

const CAROUSEL = '.elementor-widget-image-carousel';

async function slideNow(page: Page): Promise<number> {
  const bullets = page.locator(`${CAROUSEL} .swiper-pagination-bullet`);
  return bullets.evaluateAll((all) =>
    all.findIndex((one) => one.matches('.swiper-pagination-bullet-active, [aria-current="true"]')),
  );
}

function opensRow(name: string, widget: string, index: number): Step {
  return {
    name,
    work: async (page) => {
      const part = page.locator(`.elementor-widget-${widget}`).first();
      await part.locator('.elementor-tab-title').filter({ visible: true }).nth(index).click({ timeout: PATIENCE_MS });
      await until('its text', async () => {
        const texts = await part
          .locator('.elementor-tab-content')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height > 15));
        return texts[index];
      });
    },
  };
}

const STEPS: readonly Step[] = [
  {
    name: 'the carousel arrow shows the next slide',
    work: async (page) => {
      await until('a first slide', async () => (await slideNow(page)) >= 0);
      await page.locator(CAROUSEL).first().hover();
      const before = await slideNow(page);
      const isOther = async () => ![before, -1].includes(await slideNow(page));
      await click(page.locator(`${CAROUSEL} .elementor-swiper-button-next`));
      // Presses again if the slide has not changed, because autoplay may have coincided with the first press.
      await until('another slide', isOther).catch(() =>
        click(page.locator(`${CAROUSEL} .elementor-swiper-button-next`)),
      );
      await until('another slide', isOther);
    },
  },
  {
    name: 'a gallery picture opens in the lightbox and closes',
    work: async (page) => {
      await page.locator('.elementor-widget-image-gallery a').first().click({ timeout: PATIENCE_MS });
      await until(
        'a large picture',
        async () =>
          (await largePicture(page)) || page.locator('.elementor-lightbox img').filter({ visible: true }).count(),
      );
      await page.keyboard.press('Escape');
      await until('no large picture', async () => !(await largePicture(page)));
      await until(
        'the lightbox is closed',
        async () => (await page.locator('.elementor-lightbox:visible').count()) === 0,
      );
    },
  },
  opensRow('the accordion opens another item', 'accordion', 1),
  opensRow('the toggle opens an item', 'toggle', 0),
  opensRow('the tabs show another tab', 'tabs', 1),
  {
    name: 'the counter reaches its final value',
    work: async (page) => {
      const counter = page.locator('.elementor-counter-number').first();
      await counter.scrollIntoViewIfNeeded();
      await until('250', async () => (await counter.textContent()) === '250');
    },
  },
  {
    name: 'the video starts',
    work: async (page) => {
      await page
        .locator('.elementor-widget-video .elementor-custom-embed-image-overlay')
        .first()
        .click({ timeout: PATIENCE_MS });
      await until('a player', async () => page.locator('iframe[src*="youtube"]').count());
    },
  },
];

export const CONTENT: readonly Chapter[] = [
  { name: 'content', width: 1280, path: ({ content }) => content, steps: STEPS },
  {
    name: 'content on a phone (right to left)',
    width: 390,
    rightToLeft: true,
    path: ({ content }) => content,
    steps: STEPS.slice(0, 5),
  },
  {
    name: 'shop page',
    width: 1280,
    path: ({ list }) => list,
    steps: [
      {
        name: 'a simple product is added to the cart from the list',
        work: async (page) => {
          await click(
            page.locator(
              'a.add_to_cart_button.product_type_simple, button.add_to_cart_button, .wp-block-button__link.ajax_add_to_cart',
            ),
          );
          await seen(
            'a message that the product is in the cart',
            page.locator('.added_to_cart, .added, .wc-block-components-notice-banner, .woocommerce-message'),
          );
        },
      },
    ],
  },
];
