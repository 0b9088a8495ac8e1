import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findDoubleNames, findMisnamed } from './nameFindings.ts';
import type { ProductFile } from './productFiles.ts';
import held from './ratchet.json' with { type: 'json' };

/** How many findings each package may still have; a package that is not listed may have none. */
export interface Ratchet {
  readonly misnamed: Readonly<Record<string, number>>;
  readonly doubleNames: number;
  /** Imports of `legacy/` by features; written by hand, and only downwards. */
  readonly legacyImports: Readonly<Record<string, number>>;
}

/** The counts that `pnpm layers` holds: they may only fall. */
export const RATCHET: Ratchet = held;

const packageOf = (path = '') => path.split('/')[1] ?? '';

/** Counts the findings as the ratchet keeps them. */
export function countFindings(product: readonly ProductFile[]): Ratchet {
  const misnamed = new Map<string, number>();
  for (const { paths } of findMisnamed(product)) {
    const owner = packageOf(paths[0]);
    misnamed.set(owner, (misnamed.get(owner) ?? 0) + 1);
  }
  return {
    misnamed: Object.fromEntries([...misnamed].sort(([a], [b]) => a.localeCompare(b))),
    doubleNames: findDoubleNames(product).length,
    legacyImports: RATCHET.legacyImports,
  };
}

/** Writes down the present counts. */
export function writeRatchet(product: readonly ProductFile[]): void {
  const path = resolve(import.meta.dirname, 'ratchet.json');
  writeFileSync(path, `${JSON.stringify(countFindings(product), null, 2)}\n`);
}
