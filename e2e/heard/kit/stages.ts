import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { openContact, SIMPLE_CHANNELS } from '../../contact/kit/contactPage.ts';
import { formChannel } from '../../contact/kit/formChannel.ts';
import { openForm } from '../../contact/kit/formPage.ts';
import { PANELS } from '../../contact/kit/panelChannels.ts';
import { waitForContent } from '../../content/contentPage.ts';
import { probeGallery, waitForGallery } from '../../gallery/kit/gallery.ts';
import { serveGallery } from '../../gallery/kit/galleryPage.ts';
import type { ServePage } from '../../kit/servePage.ts';
import { expect } from '../../kit/test.ts';
import { waitForMenu } from '../../menu/menuPage.ts';
import { probeSwatches, waitForSwatches } from '../../swatches/kit/swatches.ts';
import { serveSwatches } from '../../swatches/kit/swatchPage.ts';

/** A page with one of our widgets in one state, for example with a panel open. */
export interface Stage {
  readonly name: string;
  /** Opens the widget in a window that is 320 px wide. */
  readonly open: (page: Page, servePage: ServePage, dir: 'ltr' | 'rtl') => Promise<void>;
  /** Selectors for elements inside our widget that belong to the page. */
  readonly others?: string;
  /** Restores the page's initial state. */
  readonly close?: (page: Page) => Promise<void>;
}

const localeOf = (dir: 'ltr' | 'rtl') => (dir === 'rtl' ? 'ar' : 'en');
const demo = (path: string, dir: 'ltr' | 'rtl') => (dir === 'rtl' ? `${path}?dir=rtl` : path);

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

export const STAGES: readonly Stage[] = [
  {
    name: 'swatches with a notice',
    async open(page, servePage, dir) {
      await page.goto(serveSwatches(servePage, { products: [mug], locale: localeOf(dir) }));
      await waitForSwatches(page);
      const { pick, notice } = probeSwatches(page);
      await pick('red');
      await pick('42');
      await expect(notice).toBeVisible();
    },
  },
  {
    name: 'gallery',
    async open(page, servePage, dir) {
      await page.goto(serveGallery(servePage, { products: [mug], locale: localeOf(dir), width: '100%' }));
      await waitForGallery(page);
    },
    others: '.variations_form',
  },
  {
    name: 'lightbox',
    async open(page, servePage, dir) {
      await page.goto(serveGallery(servePage, { products: [mug], locale: localeOf(dir), width: '100%' }));
      await waitForGallery(page);
      await probeGallery(page).trigger.press('Enter');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/3/);
    },
    close: closeDialog,
  },
  {
    name: 'contact list',
    async open(page, servePage, dir) {
      await openContact(page, servePage, { dir, widgets: [{ channels: [...PANELS, ...SIMPLE_CHANNELS.slice(1)] }] });
      await page.locator('.open-chaty').press('Enter');
      await expect(page.locator('.chaty-widget.chaty-open')).toBeVisible();
    },
  },
  {
    name: 'form with errors',
    async open(page, servePage, dir) {
      await openForm(page, servePage, formChannel(), { dir });
      await page.locator('.chaty-submit-button').press('Enter');
      await expect(page.locator('.chaty-summary')).toBeVisible();
    },
  },
  {
    name: 'WhatsApp popup',
    async open(page, servePage, dir) {
      await openContact(page, servePage, { dir, widgets: [{ channels: [...PANELS, ...SIMPLE_CHANNELS.slice(1)] }] });
      await page.locator('.open-chaty').press('Enter');
      await page.locator('#Whatsapp-0-channel a').press('Enter');
      await expect(page.locator('.chaty-outer-forms.active :focus')).toHaveCount(1);
    },
  },
  {
    name: 'phone menu',
    async open(page, _, dir) {
      await page.goto(demo('/menu/expandible/', dir));
      await waitForMenu(page);
      await page.locator('.hfe-nav-menu__toggle').press('Enter');
      await page.locator('nav .hadaya-menu-button').first().press('Enter');
      await expect(page.locator('nav .sub-menu').first()).toBeVisible();
    },
  },
  {
    name: 'flyout',
    async open(page, _, dir) {
      await page.goto(demo('/menu/flyout-left/', dir));
      await waitForMenu(page);
      await page.locator('.hfe-nav-menu__toggle').press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    close: closeDialog,
  },
  {
    name: 'search with suggestions',
    async open(page, _, dir) {
      await page.goto(demo('/menu/horizontal/', dir));
      await expect(page.locator('[data-widget_type="hfe-search-button.default"]')).toHaveAttribute(
        'data-hadaya-state',
        'mounted',
      );
      await page.locator('.hfe-search-form__input').focus();
      await page.keyboard.type('mug');
      await expect(page.getByRole('option')).toBeVisible();
    },
  },
  {
    name: 'content',
    async open(page, _, dir) {
      await page.goto(demo('/corporate-gifts/', dir));
      await waitForContent(page);
      for (const carousel of await page.locator('.elementor-image-carousel-wrapper, .elementor-main-swiper').all()) {
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel).toHaveClass(/swiper-initialized/);
      }
    },
  },
];
