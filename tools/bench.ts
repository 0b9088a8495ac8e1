/**
 * `pnpm bench <name>`: runs `bench/<name>/run.ts`, prints its table and writes `bench/out/<name>.json`. Without a name
 * it lists the benchmarks.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench, BenchRow } from '@hadaya/bench/row';
import { REPOSITORY } from './vite/project.ts';

// The packages run from source, without the build that defines their version, so it is defined here.
Reflect.set(globalThis, '__HADAYA_VERSION__', 'bench');

const FOLDER = resolve(REPOSITORY, 'bench');
const COLUMNS = ['case', 'unit', 'ours', 'peer', 'ratio', 'runs'] as const;

const scriptOf = (name: string) => resolve(FOLDER, name, 'run.ts');

function printTable(rows: readonly BenchRow[]): void {
  const cells = [[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => String(row[column] ?? '–')))];
  const widths = COLUMNS.map((_column, index) => Math.max(...cells.map((line) => (line[index] ?? '').length)));
  for (const line of cells) {
    console.log(
      line
        .map((cell, index) => (index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  '),
    );
  }
}

async function runBench(name: string): Promise<void> {
  const { default: bench }: { default: Bench } = await import(pathToFileURL(scriptOf(name)).href);
  const rows = await bench();
  printTable(rows);
  mkdirSync(resolve(FOLDER, 'out'), { recursive: true });
  writeFileSync(resolve(FOLDER, 'out', `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
}

const name = process.argv[2];
if (name && existsSync(scriptOf(name))) {
  await runBench(name);
} else {
  const names = readdirSync(FOLDER).filter((folder) => existsSync(scriptOf(folder)));
  console.log(`Usage: pnpm bench <name>\nBenches: ${names.join(', ')}`);
  if (name) process.exitCode = 1;
}
