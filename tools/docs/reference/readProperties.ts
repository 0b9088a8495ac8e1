import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';

export interface CssProperty {
  readonly name: string;
  /** Package whose styles read the property. */
  readonly widget: string;
  /** Fallbacks of `var()` in the style sheets; several if they differ. */
  readonly fallbacks: readonly string[];
  /** The property's value in Hadaya's own look, if that look sets it. */
  readonly look?: string;
}

/** Returns the fallback of `var(--name, fallback)`, from after the comma to the closing bracket. */
function readFallback(text: string, start: number): string {
  let depth = 1;
  let end = start;
  while (end < text.length && depth > 0) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  return text
    .slice(start, end - 1)
    .replace(/\s+/g, ' ')
    .trim();
}

const USED = /var\(\s*(--(?:hadaya|contact)-[a-z0-9-]+)\s*,/g;
const SET = /(--(?:hadaya|contact)-[a-z0-9-]+)\s*:\s*([^;{}]+);/g;

/**
 * Returns the custom properties that styles read with a fallback, so that pages can set them; sorted by widget and
 * name.
 */
export function readProperties(): readonly CssProperty[] {
  const found = new Map<string, { widget: string; name: string; fallbacks: Set<string> }>();
  const looks = new Map<string, string>();
  for (const path of globSync('packages/*/src/**/*.{css,ts,tsx}', { cwd: REPOSITORY }).sort()) {
    if (/\.test\.tsx?$|packages.testing/.test(path)) continue;
    const text = readFileSync(resolve(REPOSITORY, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const widget = path.split(/[\\/]/)[1] ?? '';
    for (const { 1: name = '', index, 0: match } of text.matchAll(USED)) {
      const entry = found.get(`${widget} ${name}`) ?? { widget, name, fallbacks: new Set<string>() };
      entry.fallbacks.add(readFallback(text, index + match.length));
      found.set(`${widget} ${name}`, entry);
    }
    if (path.endsWith('look.css'))
      for (const [, name = '', value = ''] of text.matchAll(SET))
        looks.set(`${widget} ${name}`, value.replace(/\s+/g, ' '));
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { widget, name, fallbacks }]) => {
      const look = looks.get(key);
      return { widget, name, fallbacks: [...fallbacks], ...(look === undefined ? {} : { look }) };
    });
}
