/** The replaced plugins' own scripts on a test site's page. Each reports that it has run. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const PRODUCT = '/ask/?stand-ins=1&product=1&builder=1';
export const LOADER = '**/hadaya.min.js*';
export const ORIGINALS = '**/hadaya-stand-ins/original.*';
/** The replaced plugins' scripts on `PRODUCT`, in the order in which they run without Hadaya. */
export const ALL = [
  'woo-variation-gallery-slider',
  'wc-add-to-cart-variation',
  'woo-variation-gallery',
  'woo-variation-swatches',
  'chaty-front-end',
  'wc-order-attribution',
  'hfe-frontend-js',
  'elementor-frontend',
];

export const allow = { console: [/.*/], globals: ['standIns', 'launch_chaty', 'chaty_settings', 'elementorFrontend'] };
export const ranOn = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'standIns') ?? []);
export const backOn = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('data-hadaya-back')?.split(' ') ?? []);
export const mounted = (page: Page) =>
  page.locator('[data-hadaya-state="mounted"], [data-hadaya-root="contact-widget"]');

/** Asserts that each replaced script has run once, after its dependencies, and that none of our islands has mounted. */
export async function expectReplacedScripts(page: Page): Promise<void> {
  await expect.poll(() => ranOn(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(ALL));
  const ran = await ranOn(page);
  expect(ran.filter((handle, index) => ran.indexOf(handle) !== index)).toEqual([]);
  for (const [first, then] of [
    ['woo-variation-gallery-slider', 'woo-variation-gallery'],
    ['wc-add-to-cart-variation', 'woo-variation-gallery'],
    ['sourcebuster-js', 'wc-order-attribution'],
    ['elementor-webpack-runtime', 'elementor-frontend-modules'],
    ['elementor-frontend-modules', 'elementor-frontend'],
  ] as const)
    expect(ran.indexOf(first), `${first} before ${then}`).toBeLessThan(ran.indexOf(then));
  for (const handle of ['sourcebuster-js', 'elementor-webpack-runtime']) expect(ran).toContain(handle);
  await expect(mounted(page)).toHaveCount(0);
}

/**
 * Asserts that the replaced menu's script has started the page's menu only once. A second start would close submenus
 * that the first opens.
 */
export const expectMenuStarted = (page: Page) =>
  expect(page.locator('.elementor-widget-navigation-menu')).toHaveAttribute('data-starts', '1');

export const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ href, disabled }) => !disabled && /hadaya/.test(href))
      .map(({ href }) => new URL(href).searchParams.get('handle') ?? href.replace(/.*\/|\?.*/g, '')),
  );
