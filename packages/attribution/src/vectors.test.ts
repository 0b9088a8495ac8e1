import { afterEach, describe, expect, it } from 'vitest';
import { createTracker } from './dom/createTracker.ts';
import { replaySequence } from './testing/replay.ts';
import { readVectors, type TrackerVectors } from './testing/vectors.ts';

const vectors = readVectors<TrackerVectors>('attribution.json');
const zone = process.env.TZ;

describe.skipIf(!vectors)('measured sequences of the replaced tracker', () => {
  afterEach(() => {
    process.env.TZ = zone;
  });

  for (const sequence of vectors?.cases ?? []) {
    it(`${sequence.expect} ${sequence.id}: ${sequence.title}`, () => {
      process.env.TZ = sequence.tz;
      const differences = replaySequence(sequence, vectors?.defaultUserAgent ?? '', (page) => createTracker(page).sbjs);
      expect(differences).toEqual([]);
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
