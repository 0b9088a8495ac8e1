import type { Page } from '@playwright/test';

/** Values of `size-adjust`, which scales the width and height of all glyphs. */
const FONTS = { narrow: '50%', wide: '150%' };

export type PageFont = keyof typeof FONTS;

const dropFont = (page: Page) =>
  page.evaluate(() => {
    const drop = () => document.querySelector('style[data-page-font]')?.remove();
    if (window.__hadayaGuest) window.__hadayaGuest.asHost(drop);
    else drop();
  });

/** Gives the page a narrow or wide font (a system font with `size-adjust`) until the returned function is called. */
export async function setPageFont(page: Page, font: PageFont): Promise<() => Promise<void>> {
  await dropFont(page);
  const sources = ['DejaVu Sans', 'Liberation Sans', 'Noto Sans', 'Arial', 'Helvetica', 'Roboto'];
  const face = `@font-face{font-family:"${font} font";src:${sources.map((name) => `local("${name}")`).join()};size-adjust:${FONTS[font]}}`;
  const css = `${face}html,body,button,input,select,textarea{font-family:"${font} font"!important}`;
  const loaded = await page.evaluate(
    async ([text, name]) => {
      const add = () => {
        const style = Object.assign(document.createElement('style'), { textContent: text });
        style.dataset.pageFont = '';
        document.head.append(style);
      };
      if (window.__hadayaGuest) window.__hadayaGuest.asHost(add);
      else add();
      return (await document.fonts.load(`16px "${name}"`)).length;
    },
    [css, `${font} font`] as const,
  );
  if (loaded === 0) throw new Error(`This machine has none of ${sources.join(', ')}`);
  return () => dropFont(page);
}
