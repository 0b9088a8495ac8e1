/**
 * `npx -y pnpm@12 bench felt [address]` measures perceived performance on a simulated low-end phone with a slow
 * connection: paints, blocking time, when each widget responds to a real tap, tap latency, Lighthouse score, INP over
 * twenty taps, JS heap after ten page loads, and a filmstrip. It measures the demo shop by default, or any other shop;
 * see `README.md`. Run nothing else on the machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { REPOSITORY } from '@hadaya/tools/project';
import { serveShop } from '@hadaya/tools/weight/serveShop';
import type { Browser } from '@playwright/test';
import type { BenchRow } from '../kit/row.ts';
import { drawFilmstrip } from './drawFilmstrip.ts';
import { type Figures, measureLoad, measureTaps, reasonOf, type Visit } from './measureLoad.ts';
import { measureMemory, measureVisit } from './measureVisit.ts';
import {
  type Plan,
  type Protocol,
  readArguments,
  type ShopPage,
  type Variant,
  type Work,
} from './model/readArguments.ts';
import { middleOfVariant, type Sample, writeReport } from './model/report.ts';
import { rotate } from './model/statistics.ts';
import { openProxy, WITHOUT } from './openProxy.ts';
import { launchBrowser } from './phone.ts';
import { type Film, recordFilm } from './recordFilm.ts';
import { runLighthouse } from './runLighthouse.ts';
import { type FilmFacts, writeFilms } from './writeFilms.ts';

const MEASURES: Readonly<Partial<Record<Work, (visit: Visit) => Promise<Figures>>>> = {
  load: measureLoad,
  taps: measureTaps,
  visit: measureVisit,
  memory: measureMemory,
  lighthouse: ({ address }) => runLighthouse(address),
};

function addressOf(origin: string, { path }: ShopPage, { name, query }: Variant): string {
  const address = new URL(path, origin);
  address.search = [query, name === 'without' ? WITHOUT : ''].filter((part) => part !== '').join('&');
  return address.href;
}

/** The film is recorded separately, and the variant `without` has no widgets to tap. */
const worksOf = ({ name }: Variant, { works }: Plan): readonly Work[] =>
  works.filter((work) => work !== 'film' && !(name === 'without' && (work === 'taps' || work === 'visit')));

/** Figures that cannot be measured are reported and omitted. */
async function measureSide(visit: Visit, works: readonly Work[]): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const work of works) {
    try {
      Object.assign(figures, await MEASURES[work]?.(visit));
    } catch (cause) {
      console.warn(`${visit.address}: measuring ${work} failed: ${reasonOf(cause)}`);
    }
  }
  return figures;
}

/** A warm-up round runs first and is discarded. */
async function measureShop(browser: Browser, origin: string, protocol: string, plan: Plan): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const page of plan.pages)
    for (const cache of plan.caches)
      for (let round = -1; round < plan.rounds; round += 1)
        for (const variant of rotate(plan.variants, Math.max(0, round))) {
          const visit = { browser, address: addressOf(origin, page, variant), cpu: plan.cpu, cache };
          const works = round < 0 ? (['load'] as const) : worksOf(variant, plan);
          const figures = await measureSide(visit, works);
          if (round < 0) continue;
          samples.push({ page: page.name, protocol, cache, variant: variant.name, figures });
          console.log(`${page.name} ${protocol} ${cache} ${round + 1}/${plan.rounds} ${variant.name}`, figures);
        }
  return samples;
}

async function recordFilms(
  browser: Browser,
  origin: string,
  plan: Plan,
  facts: Omit<FilmFacts, 'path'>,
): Promise<void> {
  const folder = resolve(REPOSITORY, plan.out);
  for (const page of plan.pages) {
    const films: Record<string, Film> = {};
    for (const variant of plan.variants)
      films[variant.name] = await recordFilm({
        browser,
        address: addressOf(origin, page, variant),
        cpu: plan.cpu,
        cache: 'cold',
      });
    await drawFilmstrip(browser, films, resolve(folder, `${page.name}.png`));
    await writeFilms(browser, films, { ...facts, path: page.path }, resolve(folder, `${page.name}.film`));
  }
}

async function withShop(upstream: string, protocol: Protocol, work: (origin: string, name: string) => Promise<void>) {
  if (upstream.startsWith('https:')) return work(upstream, 'as served');
  const proxy = await openProxy(upstream, protocol);
  await work(proxy.origin, protocol === 'h2' ? 'HTTP/2' : 'HTTP/1.1').finally(proxy.close);
}

function toRows(samples: readonly Sample[]): readonly BenchRow[] {
  const [ours = '', peer = ''] = [...new Set(samples.map(({ variant }) => variant))];
  const names = [...new Set(samples.flatMap(({ figures }) => Object.keys(figures)))];
  return names.map((name) => {
    const [own, other] = [middleOfVariant(samples, ours, name), middleOfVariant(samples, peer, name)];
    return {
      case: `${name}: ${ours} vs ${peer || 'none'}`,
      unit: '',
      ours: own,
      peer: other,
      ratio: own / other,
      runs: samples.length,
    };
  });
}

export default async function benchFelt(): Promise<readonly BenchRow[]> {
  const plan = readArguments(process.argv.slice(3));
  const standIn = plan.base === undefined ? await serveShop() : undefined;
  const upstream = plan.base ?? standIn?.url ?? '';
  const folder = resolve(REPOSITORY, plan.out);
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const facts = {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? '?',
    cores: cpus().length,
    browser: `Chromium ${browser.version()}`,
    slower: plan.cpu,
  };
  const machine = `${facts.date}, ${facts.cores} × ${facts.processor}, ${facts.browser}, ${facts.slower}× CPU slowdown, slow 4G, ${plan.rounds} rounds.`;
  const samples: Sample[] = [];
  try {
    for (const protocol of upstream.startsWith('https:') ? (['h1'] as const) : plan.protocols)
      await withShop(upstream, protocol, async (origin, name) => {
        samples.push(...(await measureShop(browser, origin, name, plan)));
        if (plan.works.includes('film')) await recordFilms(browser, origin, plan, { ...facts, protocol: name });
      });
  } finally {
    await browser.close();
    await standIn?.close();
  }
  const report = writeReport(samples, machine);
  writeFileSync(resolve(folder, 'felt.md'), report);
  writeFileSync(resolve(folder, 'felt.json'), `${JSON.stringify({ machine, plan, samples }, null, 2)}\n`);
  console.log(report);
  return toRows(samples);
}
