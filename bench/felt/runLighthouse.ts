import lighthouse from 'lighthouse';
import type { Figures } from './measureLoad.ts';
import { DEBUGGING_PORT } from './phone.ts';

const CATEGORIES = ['performance', 'accessibility'];
const AUDITS = { 'Lighthouse LCP': 'largest-contentful-paint', 'Lighthouse TBT': 'total-blocking-time' } as const;

/** Lighthouse's mobile scores of an address, and two of the underlying figures. */
export async function runLighthouse(address: string): Promise<Figures> {
  const result = await lighthouse(address, { port: DEBUGGING_PORT, onlyCategories: CATEGORIES, logLevel: 'error' });
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const values = Object.entries(AUDITS).map(
    ([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN] as const,
  );
  return {
    'Lighthouse, mobile score': score('performance'),
    'Lighthouse, accessibility': score('accessibility'),
    ...Object.fromEntries(values),
  };
}
