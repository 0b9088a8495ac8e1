import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Figures } from './measureLoad.ts';
import { DEBUGGING_PORT } from './phone.ts';

/**
 * `npx` downloads Lighthouse at run time, because its dependencies would make up a tenth of the installation and only
 * this measurement uses it.
 */
const COMMAND = ['--yes', 'lighthouse@13.5.0'];
const OPTIONS = ['--output=json', '--quiet', '--only-categories=performance,accessibility', `--port=${DEBUGGING_PORT}`];
const MAX_BYTES = 100_000_000;
const AUDITS = { 'Lighthouse LCP': 'largest-contentful-paint', 'Lighthouse TBT': 'total-blocking-time' } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const run = promisify(execFile);

export async function runLighthouse(address: string): Promise<Figures> {
  const { stdout } = await run('npx', [...COMMAND, address, ...OPTIONS], { maxBuffer: MAX_BYTES });
  const { categories, audits }: Report = JSON.parse(stdout);
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
