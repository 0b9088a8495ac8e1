/**
 * The main journeys of every island in WebKit, Firefox, Chromium, and a Chromium that lacks what an old Safari lacks.
 * Plain Chromium has the light files: on React's it runs all browser tests.
 * `node e2e/engines/run.ts [engine …] [-- part of a name]`; `REPEAT=5` runs all of it five times.
 */
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

const words = process.argv.slice(2);
const parting = words.indexOf('--');
const [engines, part] = parting < 0 ? [words, ''] : [words.slice(0, parting), words.slice(parting + 1).join(' ')];
const counts = { passed: 0, failed: 0, skipped: 0 };

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

/** Does a behaviour in browsers that have just been started, until one of them shows a problem. */
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

async function runCourse({ name, start, lacks, runtime }: Course): Promise<void> {
  const engine = await start();
  if ('missing' in engine) {
    counts[process.env.CI ? 'failed' : 'skipped'] += BEHAVIOURS.length;
    console.log(`${process.env.CI ? 'FAIL' : 'skipped:'} ${name}: ${engine.missing}`);
    return;
  }
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
      counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
      if (process.env.VERBOSE) console.log(`${name} ${Math.round(performance.now() - since)} ms ${behaviour.name}`);
      if (problems.length > 0) console.log(`FAIL ${name}: ${behaviour.name} (${behaviour.path})`);
      for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
    }
  } finally {
    await engine.close();
    await shop.close();
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

for (let round = 0; round < Number(process.env.REPEAT ?? 1); round += 1) {
  await Promise.all(
    COURSES.map(async (lane) => {
      for (const course of lane) if (engines.length === 0 || engines.includes(course.name)) await runCourse(course);
    }),
  );
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
if (counts.failed > 0) process.exitCode = 1;
