import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { REPOSITORY } from '@hadaya/tools/project';
import { expect, type Locator, type Page } from '@playwright/test';

const FAMILY = 'Fixed in pictures';
const FONT = '@fontsource/noto-kufi-arabic/files/noto-kufi-arabic';
/** Faces of the typeface: Arabic and Latin, each in the two weights that the shop's pages use. */
const FACES = ['arabic', 'latin'].flatMap((script) => [400, 700].map((weight) => [script, weight] as const));
const RANGES: Readonly<Record<string, string>> = {
  arabic: 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFF',
  latin: 'U+0000-05FF, U+2000-2BFF',
};

const require = createRequire(resolve(REPOSITORY, 'demo/package.json'));

const faces = FACES.map(([script, weight]) => {
  const file = readFileSync(require.resolve(`${FONT}-${script}-${weight}-normal.woff2`)).toString('base64');
  const weights = weight === 400 ? '1 550' : '551 1000';
  return `@font-face{font-family:"${FAMILY}";font-weight:${weights};unicode-range:${RANGES[script]};src:url(data:font/woff2;base64,${file})}`;
}).join('\n');

/**
 * Styles for steady pictures. An openly licensed typeface gives boxes the same size on every machine. Letters are not
 * painted, because their antialiasing differs between machines and browser versions, and a flaky picture is worse than
 * none. Shapes drawn in `currentcolor` remain visible.
 */
const RULES = `${faces}
*, *::before, *::after, *::placeholder { font-family: "${FAMILY}" !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important; }`;

const SHEET = resolve(REPOSITORY, '.cache/visual/steady.css');
mkdirSync(resolve(SHEET, '..'), { recursive: true });
writeFileSync(SHEET, RULES);

/**
 * Tolerates pixel differences on the antialiased edge of a curve. A changed channel icon, swatch ring or accordion
 * marker differs in several times as many pixels.
 */
const TOLERANCE = { maxDiffPixels: 12, threshold: 0.2 };

/**
 * Sets the pictures' typeface before the first paint, so that layout measurements in the page's scripts use the final
 * layout.
 */
export async function fixFonts(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css.replace(/-webkit-text-fill-color[^;]*;/, ''));
    document.adoptedStyleSheets.push(sheet);
    const style = document.createElement('style');
    style.textContent = css.slice(0, css.lastIndexOf('*, *::before'));
    document.addEventListener('DOMContentLoaded', () => document.head.append(style));
  }, RULES);
}

interface Part {
  /** Captures only the lower screen corner with the contact widget, in this size; the right corner unless `isLeft`. */
  readonly corner?: { readonly width: number; readonly height: number; readonly isLeft?: boolean };
  /** Content that differs every time, such as a video; the picture shows a box of the same size in its place. */
  readonly masked?: Locator;
  /** Captures the whole page instead of the screen. */
  readonly isWhole?: boolean;
}

export async function expectPicture(
  subject: Page | Locator,
  name: string,
  { corner, masked, isWhole = false }: Part = {},
): Promise<void> {
  const options = {
    ...TOLERANCE,
    animations: 'disabled',
    stylePath: SHEET,
    mask: masked ? [masked] : [],
    maskColor: '#808080',
  } as const;
  if (!('goto' in subject)) return expect(subject).toHaveScreenshot(`${name}.png`, options);
  const { width = 0, height = 0 } = subject.viewportSize() ?? {};
  const clip = corner && {
    x: corner.isLeft ? 0 : width - corner.width,
    y: height - corner.height,
    width: corner.width,
    height: corner.height,
  };
  return expect(subject).toHaveScreenshot(`${name}.png`, { ...options, fullPage: isWhole, ...(clip ? { clip } : {}) });
}
