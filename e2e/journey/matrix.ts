/**
 * Tests compatibility: installs each plugin or theme of `neighbours.json` in the shop in turn, and runs the journey
 * with the replaced plugins' front ends, then with Hadaya's.
 *
 * Usage: node e2e/journey/matrix.ts --near=<script> --at=<address> [--plugins=<folder>] [--results=<folder>]
 * [--only=<part of a slug>] [--frontends=0,3] [--record=docs/neighbours/results.json]
 *
 * You provide `<script>`. Called with a slug, it installs that plugin or theme and serves the shop at `<address>`. The
 * environment variable MODE selects the front end: 0 for the replaced plugins', 3 for Hadaya's. `--plugins` is a folder
 * with one subfolder per slug, from which the versions are read. `--record` is the file to which the results are
 * written as rows of the neighbours document.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FRONT_ENDS, type Neighbour, record } from './record.ts';
import type { JourneyResult } from './result.ts';

const { values } = parseArgs({
  options: {
    near: { type: 'string' },
    at: { type: 'string' },
    plugins: { type: 'string', default: '' },
    results: { type: 'string', default: 'test-results/journey' },
    only: { type: 'string', default: '' },
    frontends: { type: 'string', default: '0,3' },
    record: { type: 'string', default: '' },
    list: { type: 'string', default: resolve(import.meta.dirname, 'neighbours.json') },
  },
});
const { near, at, plugins, results } = values;
if (!near || !at) {
  console.error('Pass --near=<script that installs a plugin or theme> and --at=<URL of the shop>.');
  process.exit(2);
}
mkdirSync(results, { recursive: true });

const VERSION = /^[ *\t]*(?:Version|Stable tag):[ \t]*([0-9][\w.-]*)/im;

/** Returns an empty string if the file header cannot be read. */
function versionOf(slug: string): string {
  const folder = resolve(plugins, slug.split(':')[0] ?? '');
  if (!plugins || !existsSync(folder)) return '';
  const heads = readdirSync(folder).filter((name) => /(?:\.php|^style\.css)$/.test(name));
  const versions = heads.map((name) => VERSION.exec(readFileSync(resolve(folder, name), 'utf8').slice(0, 8000))?.[1]);
  return versions.find((version) => version !== undefined) ?? '';
}

/** @returns the result, or undefined if the neighbour cannot be installed. */
function walk({ name, slug, kind, preset }: Neighbour, mode: string, measure?: string): string | undefined {
  const out = resolve(results, `${slug.replace(':', '-')}-${mode}.json`);
  try {
    const served = execFileSync(near as string, [slug], { env: { ...process.env, MODE: mode }, encoding: 'utf8' });
    const refused = served.split('\n').filter((line) => /^[12] [045]\d\d /.test(line));
    if (refused.length > 0) console.log(`${slug}: the shop does not respond: ${refused.join(' · ')}`);
  } catch (reason) {
    console.log(`${slug}: not installed: ${String(reason).split('\n')[0]}`);
    return undefined;
  }
  const frontend = FRONT_ENDS[mode] ?? mode;
  const beside = `--beside=${[name, versionOf(slug)].filter(Boolean).join(' ')}: ${preset}`;
  const shots = `--shots=${resolve(results, 'shots', `${slug.replace(':', '-')}-${mode}`)}`;
  // Visits right-to-left pages only with themes and with the shop alone, because the result for a plugin, such as a
  // cache, does not depend on the reading direction.
  const without = kind === 'theme' || kind === 'alone' ? [] : ['--without=right to left'];
  const options = [
    ...without,
    `--frontend=${frontend}`,
    beside,
    `--out=${out}`,
    shots,
    ...(measure ? [`--measure=${measure}`] : []),
  ];
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'run.ts'), at as string, ...options], { stdio: 'inherit' });
  return out;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JourneyResult;
const list = JSON.parse(readFileSync(values.list, 'utf8')) as Neighbour[];
for (const neighbour of list.filter(({ slug }) => slug.includes(values.only))) {
  let measure: string | undefined;
  for (const mode of values.frontends.split(',')) {
    // The baseline is the journey of the plugins' own front ends with this neighbour, or without any neighbour if that
    // journey was not recorded.
    const kept = [neighbour.slug.replace(':', '-'), 'none'].map((name) => resolve(results, `${name}-0.json`));
    const out = walk(neighbour, mode, mode === '0' ? undefined : (measure ?? kept.find((file) => existsSync(file))));
    if (mode === '0') measure = out;
    if (out && values.record) record(values.record, neighbour, versionOf(neighbour.slug), read(out));
  }
}
