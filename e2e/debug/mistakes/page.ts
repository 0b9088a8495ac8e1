import type { PrintedRecord } from '@hadaya/testing/shop';

export interface Mistake {
  readonly name: string;
  /** Message and remedy that the panel shows. */
  readonly says: RegExp;
}

/** A page with mistakes that do not hide each other. */
export interface MistakenPage {
  readonly name: string;
  readonly html: string;
  readonly mistakes: readonly Mistake[];
  /** URL of a file that the server does not have. */
  readonly missing?: string;
}

export interface PageParts {
  /** Value of `window.hadaya` before our script runs. */
  readonly hadaya?: PrintedRecord;
  readonly script?: string;
  readonly head?: string;
  readonly body?: string;
}

export const VIEWPORT = '<meta name="viewport" content="width=device-width">';
const LOADER = '<script src="/dist/hadaya.min.js" defer></script>';

export const inline = (code: string) => `<script>${code.replaceAll('</', '<\\/')}</script>`;

export function pageOf({ hadaya, script = '', head = '', body = '' }: PageParts): string {
  const settings = hadaya ? inline(`window.hadaya = ${JSON.stringify(hadaya)};`) : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${VIEWPORT}<title>Shop</title>${head}${settings}${inline(script)}${LOADER}</head><body><main><h1>Gifts</h1>${body}</main></body></html>`;
}
