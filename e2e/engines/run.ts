/**
 * Runs the main journeys of every island in WebKit, Firefox, Chromium, and a Chromium without the features that an old
 * Safari lacks. Plain Chromium uses the light files, because the browser tests already cover it with React's files.
 * `node e2e/engines/run.ts [engine …] [-- part of a name]`; `REPEAT=5` repeats everything five times. With `--again`,
 * failed behaviours run again at the end, each in its own browser and at most twice; those that then pass count as
 * passed.
 */
import { sayLeftOut } from '@hadaya/tools/leftOut';
import type { Behaviour } from './Behaviour.ts';
import { attributionBehaviours } from './behaviours/attribution.ts';
import { contactBehaviours } from './behaviours/contact.ts';
import { contentBehaviours } from './behaviours/content.ts';
import { galleryBehaviours } from './behaviours/gallery.ts';
import { menuBehaviours } from './behaviours/menu.ts';
import { swatchBehaviours } from './behaviours/swatches.ts';
import type { Engine, StartEngine } from './Engine.ts';
import { startChromium, startFirefox } from './puppeteerEngine.ts';
import { type EngineShop, type Lack, OLD_SAFARI, serveShop } from './serveShop.ts';
import { Visit } from './Visit.ts';
import { startWebkit } from './webkitEngine.ts';

const BEHAVIOURS: readonly Behaviour[] = [
  ...swatchBehaviours,
  ...galleryBehaviours,
  ...contactBehaviours,
  ...menuBehaviours,
  ...contentBehaviours,
  ...attributionBehaviours,
];

interface Course {
  readonly name: string;
  readonly start: StartEngine;
  readonly lacks: readonly Lack[];
  readonly runtime: 'react' | 'light';
}

const COURSES: readonly (readonly Course[])[] = [
  [{ name: 'webkit', start: startWebkit, lacks: [], runtime: 'react' }],
  [
    { name: 'firefox', start: startFirefox, lacks: [], runtime: 'react' },
    { name: 'chromium', start: startChromium, lacks: [], runtime: 'light' },
    { name: 'old-safari', start: startChromium, lacks: OLD_SAFARI, runtime: 'react' },
  ],
];

const SIZES = { phone: [390, 844], desktop: [1280, 800] } as const;

const AGAIN = '--again';
const words = process.argv.slice(2).filter((word) => word !== AGAIN);
const parting = words.indexOf('--');
const [engines, part] = parting < 0 ? [words, ''] : [words.slice(0, parting), words.slice(parting + 1).join(' ')];
const counts = { passed: 0, failed: 0 };
const failures: (readonly [Course, Behaviour])[] = [];
const MOST_TURNS_AGAIN = 2;
/** If more behaviours fail than this number, none of them runs again, because so many failures are not random. */
const MOST_RUN_AGAIN = 20;

const titleOf = (course: Course, { name, path }: Behaviour): string => `${course.name}: ${name} (${path})`;

async function runBehaviour(
  engine: Engine,
  shop: EngineShop,
  { path, size, allows, run }: Behaviour,
): Promise<string[]> {
  shop.backend.reset();
  const visit = new Visit(engine, shop);
  const [width, height] = SIZES[size ?? 'desktop'];
  await engine.resize(width, height);
  await visit.open(path);
  await run(visit);
  return (await visit.faults()).filter((fault) => !allows?.test(fault));
}

/** Runs a behaviour `turns` times, each in a freshly started browser; stops at the first problem. */
async function runFresh(start: StartEngine, shop: EngineShop, behaviour: Behaviour, turns: number): Promise<string[]> {
  for (let turn = 0; turn < turns; turn += 1) {
    const engine = await start();
    if ('missing' in engine) return [engine.missing];
    try {
      const problems = await runBehaviour(engine, shop, behaviour);
      if (problems.length > 0) return problems;
    } finally {
      await engine.close();
    }
  }
  return [];
}

function tell(course: Course, behaviour: Behaviour, problems: readonly string[]): void {
  counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
  if (problems.length > 0) {
    failures.push([course, behaviour]);
    console.log(`FAIL ${titleOf(course, behaviour)}`);
  }
  for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
}

/** Reports a missing engine as skipped; on a build server, counts all of its behaviours as failed. */
function tellMissing({ name }: Course, { missing }: { readonly missing: string }): void {
  if (process.env.CI) {
    counts.failed += BEHAVIOURS.length;
    console.log(`FAIL ${name}: ${missing}`);
  } else
    console.log(
      sayLeftOut({
        count: BEHAVIOURS.length,
        reason: `${name}, ${missing}`,
        command: `npx -y pnpm@12 engines ${name}`,
      }),
    );
}

/**
 * Restarts the engine, because effects of a failed behaviour, such as a hanging engine, must not fail the next
 * behaviours.
 */
async function startAnew(engine: Engine, start: StartEngine): Promise<Engine> {
  await engine.close();
  const next = await start();
  if ('missing' in next) throw new Error(next.missing);
  return next;
}

async function runCourse(course: Course): Promise<void> {
  const { name, start, lacks, runtime } = course;
  const first = await start();
  if ('missing' in first) return tellMissing(course, first);
  let engine = first;
  const shop = await serveShop(lacks, runtime);
  const started = performance.now();
  try {
    for (const behaviour of BEHAVIOURS.filter((one) => `${one.name} ${one.path}`.includes(part))) {
      const since = performance.now();
      const turns = behaviour.freshStarts?.[name];
      const done = turns ? runFresh(start, shop, behaviour, turns) : runBehaviour(engine, shop, behaviour);
      const problems = await done.catch(async (error: unknown) => [
        String(error),
        ...(await new Visit(engine, shop).faults().catch(() => [])),
      ]);
      if (process.env.VERBOSE) console.log(`${name} ${Math.round(performance.now() - since)} ms ${behaviour.name}`);
      tell(course, behaviour, problems);
      if (problems.length > 0) engine = await startAnew(engine, start);
    }
  } finally {
    await engine.close();
    await shop.close();
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a failed behaviour again in a browser of its own until it passes, up to `MOST_TURNS_AGAIN` times. */
async function runAgain(course: Course, behaviour: Behaviour): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS_AGAIN; turn += 1) {
    const shop = await serveShop(course.lacks, course.runtime);
    const turns = behaviour.freshStarts?.[course.name] ?? 1;
    const problems = await runFresh(course.start, shop, behaviour, turns).catch((error: unknown) => [String(error)]);
    await shop.close();
    if (problems.length > 0) continue;
    counts.passed += 1;
    counts.failed -= 1;
    console.log(`passed again ${titleOf(course, behaviour)}`);
    return;
  }
}

async function runRounds(): Promise<void> {
  for (let round = 0; round < Number(process.env.REPEAT ?? 1); round += 1) {
    await Promise.all(
      COURSES.map(async (lane) => {
        for (const course of lane) if (engines.length === 0 || engines.includes(course.name)) await runCourse(course);
      }),
    );
  }
}

await runRounds();
if (process.argv.includes(AGAIN) && failures.length <= MOST_RUN_AGAIN)
  for (const [course, behaviour] of failures) await runAgain(course, behaviour);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;
