/** Replays the sequences that were recorded from the replaced tracker, with the shipped file. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as Replay from '@hadaya/attribution/testing/replay';
import { readVectors, type TrackerVectors } from '@hadaya/attribution/testing/vectors';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { bundleScript } from '../kit/bundleScript.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const vectors = readVectors<TrackerVectors>('attribution.json');
const sequences = vectors.cases;
const userAgent = vectors.defaultUserAgent;
const code = () => readFileSync(resolve(DIST_FOLDER, 'attribution.min.js'), 'utf8');
const REPLAY = await bundleScript(
  new URL('../../packages/attribution/src/testing/replay.ts', import.meta.url),
  'window.hadaya = { replay: kit };',
);

test.describe('recorded sequences replayed with the shipped file', () => {
  test('the vectors file contains as many sequences as it states', () => {
    expect(sequences.length).toBe(vectors.counts.sequences);
  });

  for (const zone of new Set(sequences.map(({ tz }) => tz))) {
    test.describe(() => {
      test.use({ timezoneId: zone });

      test(`sequences recorded in ${zone} give the recorded bytes in Chromium`, async ({ page, servePage }) => {
        await page.goto(servePage('/vectors/', documentOf('<script src="/__sentinel.js"></script>')));
        await page.evaluate(REPLAY);
        const wrong = await page.evaluate(
          ({ text, group, agent }) => {
            const { openBuilt: open, replaySequence: replay }: typeof Replay = Object(window).hadaya.replay;
            return group.flatMap((sequence) => {
              const differences: readonly string[] = replay(sequence, agent, open(text));
              return differences.map((difference) => `${sequence.id} ${sequence.title}: ${difference}`);
            });
          },
          { text: code(), group: sequences.filter(({ tz }) => tz === zone), agent: userAgent },
        );
        expect(wrong).toEqual([]);
      });
    });
  }
});
