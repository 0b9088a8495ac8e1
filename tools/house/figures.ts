import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SourceFile } from '../checkLayers/problem.ts';
import { isBuildOlder, readBuiltSizes } from './builtFiles.ts';
import { findCrowdedFolders } from './crowdedFolders.ts';
import { isPageTest, readLibraryUse } from './libraryUse.ts';
import { findDoubleNames, findMisnamed } from './nameFindings.ts';
import { isCrumb, type ProductFile } from './productFiles.ts';

import { readWalk } from './walkFile.ts';

/** One row of the table: what is measured, today's figure and the goal. */
export interface Figure {
  readonly name: string;
  readonly today: string;
  readonly goal: string;
  readonly isMet: boolean;
}

/** What the figures are read from. */
export interface House {
  readonly root: string;
  readonly distFolder: string;
  readonly files: readonly SourceFile[];
  readonly product: readonly ProductFile[];
}

/** Packages of the root manifest that parse or minify JavaScript. */
const SCRIPT_TOOLS = [
  'vite',
  'rolldown',
  'oxc-minify',
  'esbuild',
  'terser',
  '@swc/core',
  'acorn',
  'acorn-walk',
  'magic-string',
];
const LEAST_GZIP = 1_000;

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
const atMost = (name: string, today: number, goal: number, unit = ''): Figure => ({
  name,
  today: `${Math.round(today * 10) / 10}${unit}`,
  goal: `≤ ${goal}${unit}`,
  isMet: today <= goal,
});
const atLeast = (name: string, today: number, goal: number): Figure => ({
  name,
  today: String(today),
  goal: `≥ ${goal}`,
  isMet: today >= goal,
});

function readScriptTools(root: string): readonly string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  return SCRIPT_TOOLS.filter((name) => name in dependencies || name in devDependencies);
}

/** Seconds of the last whole run of the test command on this machine. */
function readTestSeconds(root: string): number | undefined {
  const path = resolve(root, 'test-results/whole-run.json');
  return existsSync(path) ? Number(JSON.parse(readFileSync(path, 'utf8')).seconds) : undefined;
}

/** Files in the table of the page that follows a click from the swatch to the painted picture. */
function readPath({ files }: House): readonly string[] {
  const page = files.find(({ path }) => path === 'docs/swatch-click.md')?.text ?? '';
  return [...page.matchAll(/`(packages\/[^`]+\.tsx?)`/g)].map(([, path = '']) => path);
}

const countSleeps = (files: readonly SourceFile[]) =>
  files.filter(({ path }) => path.startsWith('e2e/')).flatMap(({ text }) => text.match(/\.waitForTimeout\(/g) ?? [])
    .length;

function walkFigures(house: House): Figure[] {
  const walk = readPath(house);
  const run = readWalk();
  const covered: Figure = {
    name: '… that run at all (pnpm house:walk)',
    today: String(run?.length ?? '?'),
    goal: 'no goal: hovering, focus and courtesies run too',
    isMet: run !== undefined,
  };
  if (walk.length === 0) {
    const missing = 'docs/swatch-click.md is missing';
    return [{ name: 'files that a swatch click passes', today: missing, goal: '≤ 25', isMet: false }, covered];
  }
  const gone = walk.filter((path) => !house.files.some((file) => file.path === path));
  return [
    atMost('files that a swatch click passes (docs/swatch-click.md)', new Set(walk).size, 25),
    atMost('… entered more than once', walk.length - new Set(walk).size, 0),
    covered,
    ...(gone.length > 0 ? [atMost(`… that do not exist: ${gone.join(' ')}`, gone.length, 0)] : []),
  ];
}

/** What `pnpm build` made in this checkout. A build that is missing or older than a source proves nothing. */
function builtFigures({ root, product, distFolder }: House): Figure[] {
  const built = readBuiltSizes(distFolder);
  const small = built.filter(({ gzip, isOneLine }) => gzip < LEAST_GZIP && !isOneLine);
  const oneLine = built.filter(({ isOneLine }) => isOneLine).length;
  const isOld = isBuildOlder(
    distFolder,
    product.map(({ path }) => resolve(root, path)),
  );
  const state = isOld ? ', not of these sources: build first' : '';
  return [
    atMost(`built files (${oneLine} of them one-line entries${state})`, built.length, 45),
    atMost('… under 1 kB gzip, one-line entries left out', small.length, 0),
  ].map((figure) => ({ ...figure, isMet: figure.isMet && !isOld }));
}

function fileFigures(house: House): Figure[] {
  const { product, files } = house;
  return [
    atMost('product files', product.length, 560),
    atMost('… ≤ 30 lines with one importer', percent(product.filter(isCrumb).length, product.length), 12, ' %'),
    ...builtFigures(house),
    atMost('exported function names that mean two things', findDoubleNames(product).length, 0),
    atMost('files not named after their main export', percent(findMisnamed(product).length, product.length), 3, ' %'),
    atMost('folders with more than 12 entries, tests left out', findCrowdedFolders(files).length, 0),
  ];
}

/** All figures, in the order of the table. */
export function readFigures(house: House): readonly Figure[] {
  const tests = house.files.filter(({ path }) => isPageTest(path));
  const unused = readLibraryUse(house.files, house.product).filter(({ modules }) => modules === 0);
  const tools = readScriptTools(house.root);
  const seconds = readTestSeconds(house.root);
  return [
    ...walkFigures(house),
    ...fileFigures(house),
    atLeast('component tests (.test.tsx)', tests.filter(({ path }) => path.endsWith('.tsx')).length, 25),
    atLeast('… with adapter tests, all in happy-dom', tests.length, 60),
    atMost('sleeps in browser tests (waitForTimeout)', countSleeps(house.files), 0),
    atMost(`tools that parse or minify JavaScript (${tools.join(', ')})`, tools.length, 3),
    seconds === undefined
      ? { name: 'minutes of the test command', today: 'no whole run yet', goal: '≤ 12', isMet: false }
      : atMost('minutes of the test command', seconds / 60, 12),
    {
      name: 'packages of the owner in real use',
      today: `${12 - unused.length} of 12${unused.length > 0 ? ` (not ${unused.map(({ library }) => library).join(', ')})` : ''}`,
      goal: '12 of 12',
      isMet: unused.length === 0,
    },
  ];
}
