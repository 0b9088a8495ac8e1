/**
 * Visits a shop as a customer would, and reports which steps fail.
 *
 * Usage: node e2e/journey/run.ts <address> --frontend=<name> [--shop=real] [--beside="LiteSpeed Cache 7.8"]
 * [--measure=<json>] [--out=<json>] [--shots=<folder>] [--only=<part of a chapter's name>] [--without=<part of a
 * chapter's name>] [--lanes=3]
 *
 * `--measure` is the result of another front end in the same shop. Errors, layout shifts and displaced elements then
 * count only if that result lacks them. `--lanes` is the number of chapters that run in parallel. The exit code is 1 if
 * a step fails.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findInstalledBrowser } from '@hadaya/tools/findBrowser';
import { chromium } from '@playwright/test';
import { CHAPTERS } from './chapters/index.ts';
import { type ChapterResult, countSteps, failures, type JourneyResult, judge } from './result.ts';
import { SHOPS } from './shops.ts';
import { walkChapter } from './walk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    frontend: { type: 'string', default: 'unnamed' },
    shop: { type: 'string', default: 'real' },
    beside: { type: 'string', default: 'nothing' },
    measure: { type: 'string' },
    out: { type: 'string' },
    shots: { type: 'string' },
    only: { type: 'string', default: '' },
    without: { type: 'string' },
    lanes: { type: 'string', default: '3' },
  },
});
const shop = SHOPS[values.shop];
const [address] = positionals;
if (!address || !shop) {
  console.error(`Pass the shop's URL, and one of these after --shop=: ${Object.keys(SHOPS).join(', ')}.`);
  process.exit(2);
}
if (values.shots) mkdirSync(values.shots, { recursive: true });

const executablePath = findInstalledBrowser()?.path;
const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(executablePath ? { executablePath } : {}) });
const walk = { browser, address: new URL(address).origin, shop, shots: values.shots };
const waiting = CHAPTERS.filter(
  ({ name }) => name.includes(values.only) && !(values.without && name.includes(values.without)),
).map((chapter, index) => ({ chapter, index }));
const walked: ChapterResult[] = [];
async function walkOn(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { chapter, index } = next;
    const failed = (reason: Error): ChapterResult => ({
      name: chapter.name,
      steps: [{ name: 'the page opens', isGreen: false, why: reason.message.split('\n')[0]?.slice(0, 160) ?? '' }],
      shift: 0,
      moved: [],
      errors: [],
      positions: {},
    });
    const result = await walkChapter(walk, chapter).catch(failed);
    if (result) walked[index] = result;
  }
}
await Promise.all(Array.from({ length: Number(values.lanes) }, walkOn));
await browser.close();

const seen: JourneyResult = {
  frontend: values.frontend,
  beside: values.beside,
  date: new Date().toISOString().slice(0, 10),
  chapters: walked.filter((chapter) => chapter !== undefined),
};
const measure = values.measure ? (JSON.parse(readFileSync(values.measure, 'utf8')) as JourneyResult) : undefined;
const result = judge(seen, measure);
if (values.out) writeFileSync(values.out, `${JSON.stringify(result, null, 1)}\n`);
const failed = failures(result);
for (const line of failed) console.log(`FAIL ${line}`);
const worst = Math.max(...result.chapters.map(({ shift }) => shift));
console.log(
  `| ${result.beside} | ${result.frontend} | ${countSteps(result) - failed.length} of ${countSteps(result)} | shift ${worst} | ${result.date} |`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
