import { expect, test } from '../kit/test.ts';
import { menuDocument, partsOf, waitForMenu } from './menuPage.ts';

test.describe('submenus by tap', () => {
  test.use({ viewport: { width: 600, height: 800 } });

  test('row 7, 8: the first tap on a parent opens it, the second follows its link', async ({ page, servePage }) => {
    servePage('/gifts/', '<!doctype html><title>Gifts</title>');
    await page.goto(servePage('/m/', menuDocument({})));
    await waitForMenu(page);
    const { toggle, submenu, link } = partsOf(page);
    await toggle.click();
    await link('Gifts').click({ position: { x: 20, y: 20 } });
    await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
    await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
    expect(new URL(page.url()).pathname).toBe('/m/');
    await link('Gifts').click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/gifts\/$/);
  });

  test('row 9: a second tap on an empty link closes its submenu and goes nowhere', async ({ page, servePage }) => {
    await page.goto(servePage('/m/', menuDocument({})));
    await waitForMenu(page);
    const { toggle, submenu, link } = partsOf(page);
    await toggle.click();
    await link('Empty').click({ position: { x: 20, y: 20 } });
    await expect(submenu('Empty')).toHaveClass(/sub-menu-open/);
    await link('Empty').click({ position: { x: 20, y: 20 } });
    await expect(submenu('Empty')).not.toHaveClass(/sub-menu-open/);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('row 10, 17: the arrow only toggles, and its button tells the state', async ({ page, servePage }) => {
    await page.goto(servePage('/m/', menuDocument({})));
    await waitForMenu(page);
    const { toggle, button, link } = partsOf(page);
    await toggle.click();
    for (const state of ['true', 'false', 'true']) {
      await button('Gifts').click();
      await expect(button('Gifts')).toHaveAttribute('aria-expanded', state);
    }
    await expect(link('Gifts')).not.toHaveAttribute('aria-expanded', /.*/);
    expect(new URL(page.url()).pathname).toBe('/m/');
  });

  test('row 11: with "redirect to self link" the text navigates and the arrow opens', async ({ page, servePage }) => {
    servePage('/gifts/', '<!doctype html><title>Gifts</title>');
    await page.goto(servePage('/m/', menuDocument({ linkRedirect: 'self_link' })));
    await waitForMenu(page);
    const { toggle, button, submenu, link } = partsOf(page);
    await toggle.click();
    await button('Gifts').click();
    await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
    await expect(page.locator('.hfe-has-submenu-container').first()).toHaveClass(/menu-active/);
    await link('Gifts').click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/gifts\/$/);
  });

  test('rule 16: several sibling submenus stay open after taps', async ({ page, servePage }) => {
    await page.goto(servePage('/m/', menuDocument({})));
    await waitForMenu(page);
    const { toggle, button, submenu } = partsOf(page);
    await toggle.click();
    await button('Gifts').click();
    await button('Deals').click();
    await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
    await expect(submenu('Deals')).toHaveClass(/sub-menu-open/);
  });
});

test('row 12: an expandible menu opens by tap at every width', async ({ page, servePage }) => {
  await page.goto(servePage('/m/', menuDocument({ layout: 'expandible' })));
  await waitForMenu(page);
  const { toggle, submenu, link } = partsOf(page);
  await toggle.click();
  await link('Gifts').click({ position: { x: 20, y: 20 } });
  await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
  expect(new URL(page.url()).pathname).toBe('/m/');
});

test('row 39: opening a submenu sends exactly one resize, closing none', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  const { toggle, button } = partsOf(page);
  await toggle.click();
  await page.evaluate(() => {
    const mark = () => window.__hadayaGuest?.asHost(() => document.body.append('.'));
    window.addEventListener('resize', mark);
  });
  const count = () =>
    page.evaluate(() => [...document.body.childNodes].filter((node) => node.nodeValue === '.').length);
  await button('Gifts').click();
  await expect.poll(count).toBe(1);
  await button('Gifts').click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await count()).toBe(1);
});
