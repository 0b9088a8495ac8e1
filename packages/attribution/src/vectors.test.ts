import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTracker } from './dom/createTracker.ts';
import { replaySequence } from './testing/replay.ts';
import { readVectors, type TrackerVectors } from './testing/vectors.ts';

const vectors = readVectors<TrackerVectors>('attribution.json');
const zone = process.env.TZ;

describe('recorded sequences of the replaced tracker', () => {
  afterEach(() => {
    process.env.TZ = zone;
  });

  for (const sequence of vectors.cases) {
    it(`${sequence.expect} ${sequence.id}: ${sequence.title}`, () => {
      process.env.TZ = sequence.tz;
      const differences = replaySequence(sequence, vectors.defaultUserAgent, (page) => createTracker(page).sbjs);
      expect(differences).toEqual([]);
    });
  }

  it('replays every sequence and page view in the file', () => {
    const steps = vectors.cases.flatMap((sequence) => sequence.steps);
    expect({ sequences: vectors.cases.length, steps: steps.length }).toEqual(vectors.counts);
  });
});

/** The owner's original files; other clones have only the recorded copies. */
const ORIGINALS = resolve(process.cwd(), '../shared/vectors');

it.for(['attribution.json', 'attribution-glue.json'])(
  'the recorded copy of %s matches the owner’s file',
  (name, { skip }) => {
    skip(!existsSync(ORIGINALS), 'the folder with the owner’s files is not beside the repository');
    expect(readVectors<unknown>(name)).toEqual(JSON.parse(readFileSync(resolve(ORIGINALS, name), 'utf8')));
  },
);
