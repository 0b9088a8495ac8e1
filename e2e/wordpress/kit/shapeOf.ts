import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The shape of a brand, from the collection that has it from the brand. */
export function shapeOf(brand: string): string {
  const { resolve } = createRequire(new URL('../../../packages/contact-widget/package.json', import.meta.url));
  return / d="([^"]+)"/.exec(readFileSync(resolve(`simple-icons/icons/${brand}.svg`), 'utf8'))?.[1] ?? 'none';
}
