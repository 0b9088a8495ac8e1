import { afterEach, describe, expect, it } from 'vitest';
import { createCompleteTracker } from './createCompleteTracker.ts';
import { createBrowserCookies } from './testing/browserCookies.ts';
import { readVectors, type TrackerVectors, type VectorSequence, type VectorStep } from './testing/vectors.ts';

const vectors = readVectors<TrackerVectors>('attribution.json');
const zone = process.env.TZ;

/** The attributes that ours adds and the blanks after a semicolon are free. */
function comparable(write: string): string {
  const [pair, ...attributes] = write.split(/; */);
  return [pair, ...attributes.filter((text) => !/^(secure|samesite)/i.test(text)).sort()].join('; ');
}

function readConfig(config: unknown, countCall: () => void): unknown {
  if (typeof config !== 'object' || config === null) return config;
  const session = 'session_length' in config && config.session_length === 'Infinity' && { session_length: Infinity };
  return { ...config, ...('callback' in config && { callback: countCall }), ...session };
}

function replay({ steps }: VectorSequence, userAgent: string): void {
  let now = 0;
  const browser = createBrowserCookies(() => now);
  steps.forEach((measured, index) => {
    const step: VectorStep = { ...measured, ...measured.fixed };
    const location = new URL(step.url);
    const host = location.hostname;
    const writes: string[] = [];
    const refused: (readonly [number, string])[] = [];
    let calls = 0;
    if (step.restart) browser.restart();
    now = Date.parse(step.at);
    for (const seed of step.seed ?? []) browser.write(host, seed);
    expect(browser.read(host), `step ${index}: cookieIn`).toBe(step.cookieIn);

    const document = {
      referrer: step.referrer,
      get cookie() {
        return browser.read(host);
      },
      set cookie(assignment: string) {
        const reason = browser.write(host, assignment);
        if (reason) refused.push([writes.length, reason]);
        writes.push(assignment);
      },
    };
    const { sbjs } = createCompleteTracker({
      document,
      location,
      navigator: { userAgent: step.ua ?? userAgent },
      Date: { now: () => now },
      Math: { random: () => step.rand ?? 0.5 },
      console,
    });
    const config =
      'config' in step
        ? readConfig(step.config, () => {
            calls += 1;
          })
        : undefined;
    for (let init = 0; init < (step.inits ?? 1); init += 1) sbjs.init(config);

    expect(sbjs.get, `step ${index}: get`).toEqual(step.get);
    expect(Object.keys(sbjs.get ?? {}), `step ${index}: keys`).toEqual(Object.keys(step.get ?? {}));
    expect(writes.map(comparable), `step ${index}: writes`).toEqual(step.writes?.map(comparable));
    expect(browser.read(host), `step ${index}: cookieOut`).toBe(step.cookieOut);
    expect(browser.describe(host), `step ${index}: jar`).toMatchObject(step.jar ?? {});
    expect(refused, `step ${index}: refused`).toEqual(step.refused ?? []);
    if (step.callback) expect(calls, `step ${index}: callback`).toBe(step.callback.calls);
  });
}

describe.skipIf(!vectors)('measured sequences of the replaced tracker', () => {
  afterEach(() => {
    process.env.TZ = zone;
  });

  for (const sequence of vectors?.cases ?? []) {
    it(`${sequence.expect} ${sequence.id}: ${sequence.title}`, () => {
      process.env.TZ = sequence.tz;
      replay(sequence, vectors?.defaultUserAgent ?? '');
    });
  }

  it('all sequences and page views of the file were replayed', () => {
    const steps = vectors?.cases.flatMap((sequence) => sequence.steps) ?? [];
    expect({ sequences: vectors?.cases.length, steps: steps.length }).toEqual(vectors?.counts);
  });
});

it.runIf(!vectors)('the folder ../shared/vectors is not there: measured sequences are not replayed', () => {
  expect(vectors).toBeUndefined();
});
