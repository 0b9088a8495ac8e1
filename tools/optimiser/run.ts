/**
 * `node tools/optimiser/run.ts`: runs every built file through the minifiers of caching plugins, compares the literals
 * before and after, and concatenates the loader with host scripts as optimisers do. Reports missing engines.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import vm from 'node:vm';
import { sayLeftOut } from '../test/leftOut.ts';
import { DIST_FOLDER } from '../vite/project.ts';
import { concatenations } from './concatenations.ts';
import { findEngines } from './engines.ts';
import { literals } from './literals.ts';

const LOADER = 'hadaya.min.js';
const folder = mkdtempSync(resolve(tmpdir(), 'optimised-'));
const problems: string[] = [];
let checks = 0;

function check(name: string, test: () => string | undefined): void {
  checks += 1;
  let problem: string | undefined;
  try {
    problem = test();
  } catch (error) {
    problem = error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
  if (problem !== undefined) problems.push(`${name}: ${problem}`);
}

/** Engines skip files named `.min.js`, so each file is minified under another name. */
const copyOf = (file: string) => resolve(folder, file.replaceAll('.min', ''));

/**
 * Returns the first difference between the literals in a file and those in its minified form; `undefined` if there is
 * none.
 */
function compare(file: string): string | undefined {
  const sourceType = file === LOADER ? 'script' : 'module';
  const [before, after] = [copyOf(file), `${copyOf(file)}.out`].map((path) => readFileSync(path, 'utf8'));
  const [a, b] = [literals(before ?? '', sourceType), literals(after ?? '', sourceType)];
  const differs = a.findIndex((literal, at) => literal !== b[at]);
  if (differs < 0 && a.length === b.length) return undefined;
  return `literal ${differs} changed: ${a[differs]?.slice(0, 60)} → ${b[differs]?.slice(0, 60)}`;
}

/** Runs a concatenated script and returns its syntax error; `undefined` if it parses. Other errors are ignored. */
function runJoined(code: string): string | undefined {
  const page: Record<string, unknown> = { document: undefined };
  page.window = page;
  try {
    new vm.Script(code).runInNewContext(page);
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
  }
  return undefined;
}

const { engines, missing } = findEngines();
const files = readdirSync(DIST_FOLDER).filter((file) => file.endsWith('.min.js'));
for (const file of files) writeFileSync(copyOf(file), readFileSync(resolve(DIST_FOLDER, file)));
for (const engine of engines) {
  const before = problems.length;
  engine.run(files.map(copyOf));
  for (const file of files) check(`${engine.name}, ${file}`, () => compare(file));
  console.log(
    `${problems.length === before ? 'ok  ' : 'FAIL'} ${engine.name} (${engine.standsFor}): ${files.length} files`,
  );
}
for (const { name, reason, command } of missing)
  console.log(sayLeftOut({ count: files.length, reason: `${name} is ${reason}`, command }));
const loader = readFileSync(resolve(DIST_FOLDER, LOADER), 'utf8');
const joined = concatenations(loader);
for (const { name, code } of joined) check(name, () => runJoined(code));
console.log(`${joined.length} concatenations of the loader with other scripts`);
rmSync(folder, { recursive: true });
for (const problem of problems) console.error(`not ok: ${problem}`);
console.log(`${checks - problems.length} passed, ${problems.length} failed`);
process.exitCode = problems.length > 0 ? 1 : 0;
