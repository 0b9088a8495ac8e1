import type { Browser } from '@playwright/test';
import type { Cache } from './model/readArguments.ts';
import { blockedTime } from './model/statistics.ts';
import { ATTRIBUTION_COOKIE, TAPS, type Tap } from './model/taps.ts';
import { openPhone, type Phone } from './phone.ts';
import { addSeen, frameOf, middleOf } from './seen.ts';
import type { Vitals } from './watchPage.ts';

/** Figures measured for one page load, or for the taps on the loaded page, keyed by name; times are in milliseconds. */
export type Figures = Readonly<Record<string, number>>;

export interface Visit {
  readonly browser: Browser;
  readonly address: string;
  readonly cpu: number;
  readonly cache: Cache;
}

export const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message.split('\n')[0] : undefined) ?? String(cause);

const GIVE_UP_MS = 30_000;
const IDLE_MS = 3000;
const AGAIN_MS = 250;

/** If the cache is warm, the phone first loads the page once, so that its files are cached. */
export async function openFor({ browser, cpu, cache, address }: Visit): Promise<Phone> {
  const phone = await openPhone(browser, cpu);
  await phone.page.addInitScript(addSeen);
  if (cache === 'warm') {
    await phone.page.goto(address, { waitUntil: 'load' });
    await phone.page.waitForTimeout(IDLE_MS);
  }
  return phone;
}

export const readVitals = (phone: Phone): Promise<Vitals> => phone.page.evaluate(() => Reflect.get(window, '__felt'));

/**
 * Measures paints, the load event, layout shift, attribution and blocking time until three seconds after the load
 * event. Blocking time counts from the first paint.
 */
export async function measureLoad(visit: Visit): Promise<Figures> {
  const phone = await openFor(visit);
  const { page, context } = phone;
  const begin = Date.now();
  await page.goto(visit.address, { waitUntil: 'commit' });
  let attribution = Number.NaN;
  const isLoaded = page.waitForLoadState('load').then(() => true);
  const end = begin + GIVE_UP_MS;
  let isOver = false;
  void isLoaded.then(() => page.waitForTimeout(IDLE_MS)).then(() => (isOver = true));
  while (!isOver && Date.now() < end) {
    const cookies = Number.isNaN(attribution) ? await context.cookies() : [];
    if (cookies.some(({ name }) => name === ATTRIBUTION_COOKIE)) attribution = Date.now() - begin;
    await page.waitForTimeout(20);
  }
  const vitals = await readVitals(phone);
  const load = await page.evaluate(() =>
    Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'loadEventEnd')),
  );
  await context.close();
  const paint = vitals.paints['first-contentful-paint'] ?? Number.NaN;
  return {
    'first paint': paint,
    LCP: vitals.lcp,
    'load event': load,
    'blocking time': blockedTime(vitals.tasks, paint, Number.POSITIVE_INFINITY),
    'longest task': Math.max(0, ...vitals.tasks.filter(({ start }) => start >= paint).map(({ ms }) => ms)),
    'layout shift': vitals.shift,
    'attribution ready': attribution,
  };
}

/**
 * Repeats a tap until its effect is visible; returns the time from navigation start until then, or NaN if the effect is
 * not visible within thirty seconds.
 */
export async function usableBy({ page }: Phone, { target, effect }: Tap): Promise<number> {
  const end = Date.now() + GIVE_UP_MS;
  while (Date.now() < end) {
    const middle = await page.evaluate(middleOf, target);
    if (middle) await page.touchscreen.tap(middle.x, middle.y);
    const at = await page.evaluate(frameOf, { selector: effect, limit: AGAIN_MS });
    if (!Number.isNaN(at)) return at;
  }
  return Number.NaN;
}

/**
 * Measures the milliseconds from one tap on an idle page until its effect is visible; NaN if the tap's target is not
 * visible.
 */
async function answerTo({ page }: Phone, { target, effect }: Tap): Promise<number> {
  const middle = await page.evaluate(middleOf, target);
  if (!middle) return Number.NaN;
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => Reflect.set(window, '__tapped', timeStamp);
    addEventListener('pointerdown', note, { capture: true, once: true });
  });
  const seen = page.evaluate(frameOf, { selector: effect, limit: GIVE_UP_MS });
  await page.touchscreen.tap(middle.x, middle.y);
  const tapped = await seen;
  return tapped - (await page.evaluate(() => Number(Reflect.get(window, '__tapped'))));
}

async function withPhone<Answer>(visit: Visit, work: (phone: Phone) => Promise<Answer>): Promise<Answer> {
  const phone = await openFor(visit);
  return work(phone).finally(() => phone.context.close());
}

/** Measures the time from navigation start until one widget works; undefined if the page has no such widget. */
const measureUsable = (visit: Visit, tap: Tap): Promise<number | undefined> =>
  withPhone(visit, async (phone) => {
    await phone.page.goto(visit.address, { waitUntil: 'commit' });
    await phone.page.waitForFunction(() => document.readyState !== 'loading');
    const isThere = await phone.page.evaluate((selector) => document.querySelector(selector) !== null, tap.target);
    // The contact widget renders its launcher late, so a page without a launcher at this moment may still get one.
    return isThere || tap.name === 'launcher' ? usableBy(phone, tap) : undefined;
  });

const measureAnswer = (visit: Visit, tap: Tap): Promise<number> =>
  withPhone(visit, async (phone) => {
    await phone.page.goto(visit.address, { waitUntil: 'load' });
    await phone.page.waitForTimeout(IDLE_MS);
    return answerTo(phone, tap);
  });

/**
 * Measures, with real taps, when each widget starts to work and how long a tap on an idle page takes. Each measurement
 * has its own page load. A failed tap is reported and does not affect the other taps.
 */
export async function measureTaps(visit: Visit): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const tap of TAPS)
    try {
      const usable = await measureUsable(visit, tap);
      if (usable === undefined) continue;
      figures[`${tap.name} usable`] = usable;
      if (!Number.isNaN(usable)) figures[`tap on ${tap.name}`] = await measureAnswer(visit, tap);
    } catch (cause) {
      console.warn(`${visit.address}: the tap on ${tap.name} failed: ${reasonOf(cause)}`);
    }
  return figures;
}
