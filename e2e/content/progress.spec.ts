import { expect, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { waitForContent } from './contentPage.ts';

const BAR =
  '<span class="elementor-title" id="t1">Done</span><div class="elementor-progress-wrapper" role="progressbar" aria-labelledby="t1" aria-valuemin="0" aria-valuemax="100" aria-valuenow="70"><div class="elementor-progress-bar" data-max="70"><span class="elementor-progress-text">Work</span></div></div>';

test('a progress bar reads a value with a percent sign, in Arabic digits or with a decimal comma', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ axe: ['color-contrast'] });
  const bars = ['75%', '٧٥', '62,5'].map((share) =>
    widgetOf('progress', BAR.replace('data-max="70"', `data-max="${share}"`)),
  );
  const head = '<link rel="stylesheet" href="/assets/plugins/content.css">';
  await page.goto(
    servePage('/c/', contentDocument(bars.map((bar, at) => bar.replaceAll('t1', `t${at}`)).join(''), { head })),
  );
  const widths = () =>
    page
      .locator('.elementor-progress-bar')
      .evaluateAll((all) => all.map((bar) => bar instanceof HTMLElement && bar.style.width));
  await expect.poll(widths).toEqual(['75%', '75%', '62.5%']);
});

test('a progress bar fills when visible, without the builder’s script', async ({ page, servePage, guest }) => {
  await guest.allow({ pageState: ['scroll'], axe: ['color-contrast'] });
  const head = '<link rel="stylesheet" href="/assets/plugins/content.css">';
  await page.goto(servePage('/c/', contentDocument(`<div class="far"></div>${widgetOf('progress', BAR)}`, { head })));
  await waitForContent(page);
  const bar = page.locator('.elementor-progress-bar');
  expect(await bar.evaluate((node: HTMLElement) => node.style.width)).toBe('');
  await page.locator('.elementor-title').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => bar.evaluate((node: HTMLElement) => node.style.width)).toBe('70%');
});
