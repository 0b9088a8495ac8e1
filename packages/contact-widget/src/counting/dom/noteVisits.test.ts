import { createCookieJar } from '@hadaya/core/cookies';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { keepOlderVisits } from './keepOlderVisits.ts';
import { BLUR_KEY, hasOlderVisits, isVisitDue, noteVisits, readLasting } from './noteVisits.ts';

/** Cookie jar that stores cookies exactly as older builds wrote them. */
const oven = createCookieJar({ read: (text) => text, write: (text) => text });

function openAfterStart(environment = createTestEnvironment()) {
  if (hasOlderVisits(environment, ['0'])) keepOlderVisits(environment, ['0']);
  return {
    isDue: isVisitDue(environment, '0', 'c-widget'),
    isBlurDismissed: readLasting(environment, BLUR_KEY) === true,
    isLeft: hasOlderVisits(environment, ['0']),
  };
}

afterEach(() => {
  for (const name of ['chatyWidget_0', 'hide-bg-blur-effect']) oven.remove(name);
});

describe('cookies from older builds', () => {
  it('does not recount a click that an older build recorded, and removes the old record', () => {
    const environment = createTestEnvironment();
    expect(openAfterStart(environment).isDue).toBe(true);
    const at = new Date(environment.clock.now()).toISOString();
    oven.write('chatyWidget_0', encodeURIComponent(JSON.stringify([{ k: 'c-widget', v: at }])));
    expect(openAfterStart(environment)).toMatchObject({ isDue: false, isLeft: false });
  });

  it('ignores undecodable cookies', () => {
    oven.write('chatyWidget_0', '%E0%A4%A');
    oven.write('hide-bg-blur-effect', '%ZZ');
    expect(openAfterStart()).toMatchObject({ isDue: true, isBlurDismissed: false });
  });

  it('local storage takes precedence over cookies', () => {
    const environment = createTestEnvironment();
    noteVisits(environment, '0', ['v-widget']);
    const at = new Date(environment.clock.now()).toISOString();
    oven.write('chatyWidget_0', encodeURIComponent(JSON.stringify([{ k: 'c-widget', v: at }])));
    expect(openAfterStart(environment).isDue).toBe(true);
  });

  it('recognises that the visitor has dismissed the background blur', () => {
    oven.write('hide-bg-blur-effect', 'true');
    expect(openAfterStart().isBlurDismissed).toBe(true);
  });
});

it('keeps records on a page whose old library adds toJSON to arrays', () => {
  const environment = createTestEnvironment();
  Object.assign(Array.prototype, { toJSON: () => '[as text]' });
  noteVisits(environment, '0', ['c-widget']);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  expect(isVisitDue(environment, '0', 'c-widget')).toBe(false);
});
