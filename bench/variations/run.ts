/**
 * Measures one change in a variation form with 30 to 10,000 variations, in Node and in Chromium: checking every value
 * of four attributes and finding the variation. The peer loops over all variations for each select, as WooCommerce's
 * script does. Then measures the whole form in Chromium: the time from a change to the laid-out page with 4 × 65 items,
 * and the longest task during the start.
 */

import { bundleScript } from '@hadaya/e2e/kit/bundleScript';
import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findBrowser } from '@hadaya/tools/findBrowser';
import { chromium, type Page } from '@playwright/test';
import { interleave } from '../kit/interleave.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import { createCatalogue, SIZES } from './catalogue.ts';
import { measureBuild, measureMemory, measureNaive, measureOurs, measureParse } from './modelWork.ts';

const RUNS = 9;
const IN_BROWSER = await bundleScript(new URL('./inBrowser.ts', import.meta.url), 'window.bench = kit;');

function toOwnRow(name: string, unit: string, values: readonly number[]): BenchRow {
  const { ours, runs } = toRow({ case: name, unit, ours: values, peer: values });
  return { case: name, unit, ours, runs };
}

async function benchNode(size: number): Promise<readonly BenchRow[]> {
  const catalogue = createCatalogue(size);
  const change = await interleave({
    runs: RUNS,
    ours: async () => measureOurs(catalogue)(),
    peer: async () => measureNaive(catalogue)(),
  });
  const start = await interleave({
    runs: RUNS,
    ours: async () => measureBuild(catalogue)(),
    peer: async () => measureParse(catalogue)(),
  });
  const memory = [measureMemory(catalogue) / 1024];
  return [
    toRow({ case: `Node, ${size} variations, one change`, unit: 'ms', ...change }),
    toRow({ case: `Node, ${size} variations, index (peer: parsing the list)`, unit: 'ms', ...start }),
    toOwnRow(`${size} variations, index memory`, 'kB', memory),
  ];
}

async function benchChromium(page: Page, size: number): Promise<readonly BenchRow[]> {
  const results: { ours: number; peer: number; build: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    results.push(await page.evaluate(`window.bench.measureModel(${size})`));
  }
  const paints: { paint: number; open: number; longest: number }[] = [];
  for (let run = 0; run < 3; run += 1) {
    paints.push(
      await page.evaluate(`(async () => {
        const page = await window.bench.openPage(${size});
        const paint = await window.bench.measurePaint(page, ${size});
        return { paint, open: page.openMs, longest: page.longestTaskMs() };
      })()`),
    );
  }
  const name = `Chromium, ${size} variations`;
  return [
    toRow({
      case: `${name}, one change`,
      unit: 'ms',
      ours: results.map(({ ours }) => ours),
      peer: results.map(({ peer }) => peer),
    }),
    toOwnRow(
      `${name}, index`,
      'ms',
      results.map(({ build }) => build),
    ),
    toOwnRow(
      `${name}, time to open the form`,
      'ms',
      paints.map(({ open }) => open),
    ),
    toOwnRow(
      `${name}, change until 4 × 65 items are laid out`,
      'ms',
      paints.map(({ paint }) => paint),
    ),
    toOwnRow(
      `${name}, longest task while the form starts`,
      'ms',
      paints.map(({ longest }) => longest),
    ),
  ];
}

export default async function benchVariations(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of SIZES) rows.push(...(await benchNode(size)));
  const found = await findBrowser();
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><html lang="en"><title>Bench</title><body></body></html>');
    await page.evaluate(`window.__HADAYA_VERSION__ = 'bench'; ${IN_BROWSER}`);
    for (const size of SIZES) rows.push(...(await benchChromium(page, size)));
  } finally {
    await browser.close();
  }
  return rows;
}
