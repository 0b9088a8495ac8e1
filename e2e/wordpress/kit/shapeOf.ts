import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the path data of a brand's icon, from a collection of official brand icons. */
export function shapeOf(brand: string): string {
  const { resolve } = createRequire(new URL('../../../packages/contact-widget/package.json', import.meta.url));
  return / d="([^"]+)"/.exec(readFileSync(resolve(`simple-icons/icons/${brand}.svg`), 'utf8'))?.[1] ?? 'none';
}
