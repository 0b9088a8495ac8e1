import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { REPOSITORY } from '../vite/project.ts';

/** A node in MDN's compatibility tables: a feature's statement and its subfeatures. */
export interface Feature {
  readonly __compat?: CompatStatement;
  readonly [name: string]: unknown;
}

/** Maps browserslist's browser names to those of MDN's tables. */
const BROWSERS: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
};

/**
 * The oldest supported version of each browser, from `browserslist` in package.json, whose entries look like `safari >=
 * 16.4`.
 */
export const SUPPORTED: readonly (readonly [browser: string, version: string])[] = JSON.parse(
  readFileSync(resolve(REPOSITORY, 'package.json'), 'utf8'),
).browserslist.map((line: string) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const browser = BROWSERS[name];
  if (browser === undefined) throw new Error(`browserslist: "${line}" is not of the form "safari >= 16.4"`);
  return [browser, version];
});

/** MDN's compatibility tables. `npx -y pnpm@12 update @mdn/browser-compat-data` updates them. */
export const TABLES: Readonly<Record<'api' | 'css' | 'javascript', Feature>> = JSON.parse(
  readFileSync(resolve(REPOSITORY, 'node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
);

const isFeature = (value: unknown): value is Feature => typeof value === 'object' && value !== null;

export function partsOf(feature: unknown): readonly (readonly [string, Feature])[] {
  if (!isFeature(feature)) return [];
  return Object.entries(feature).filter(
    (entry): entry is [string, Feature] => entry[0] !== '__compat' && isFeature(entry[1]),
  );
}

function isReached(added: string, version: string): boolean {
  const [requested, has] = [added, version].map((text) => text.replace('≤', '').split('.').map(Number));
  const differing = requested?.findIndex((part, index) => part !== (has?.[index] ?? 0)) ?? -1;
  return differing < 0 || (requested?.[differing] ?? 0) < (has?.[differing] ?? 0);
}

/** A prefixed property counts as supported, because the build adds the prefix. */
function isThere(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name: otherName } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags || otherName) return false;
  return isReached(added, version) && (typeof removed !== 'string' || !isReached(removed, version));
}

/** Returns the supported browsers that lack a feature, such as `safari 16.4`. */
export function lackingBrowsers(feature: unknown): readonly string[] {
  const support = isFeature(feature) ? feature.__compat?.support : undefined;
  if (!support) return [];
  return SUPPORTED.filter(([browser, version]) => {
    const statements = [Reflect.get(support, browser) ?? []].flat();
    return !statements.some((statement: SimpleSupportStatement) => isThere(statement, version));
  }).map((pair) => pair.join(' '));
}
