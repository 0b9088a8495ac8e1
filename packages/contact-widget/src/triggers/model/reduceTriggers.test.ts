import { describe, expect, test } from 'vitest';
import type { TriggerRules } from '../../widget/model/index.ts';
import { findPending, isTriggered, reduceTriggers, type TriggerEvent, UNTRIGGERED } from './reduceTriggers.ts';

const after = (...events: readonly TriggerEvent[]) => events.reduce(reduceTriggers, UNTRIGGERED);
const tick = (seconds: number, scrolled = 0): TriggerEvent => ({ seconds, scrolled });
const exit: TriggerEvent = { hasExited: true };

describe('"all" requires every enabled trigger, and "any" requires only one', () => {
  const allThree: TriggerRules = { delaySeconds: 2, scrollPercent: 50, exitIntent: true };
  test.each<[string, TriggerRules, readonly TriggerEvent[], boolean, boolean]>([
    ['no trigger', { exitIntent: false }, [], true, true],
    ['delay 2 at 1 s', { delaySeconds: 2, exitIntent: false }, [tick(1)], false, false],
    ['delay 2 at 2 s', { delaySeconds: 2, exitIntent: false }, [tick(2)], true, true],
    [
      'delay 0 and scroll 50, at the top',
      { delaySeconds: 0, scrollPercent: 50, exitIntent: false },
      [tick(0)],
      false,
      true,
    ],
    [
      'delay 0 and scroll 50, scrolled',
      { delaySeconds: 0, scrollPercent: 50, exitIntent: false },
      [tick(0, 50)],
      true,
      true,
    ],
    ['scroll 0 counts as fired', { scrollPercent: 0, exitIntent: false }, [tick(0)], true, true],
    ['all three, after 2 s', allThree, [tick(2)], false, true],
    ['all three, after 2 s and scrolled', allThree, [tick(2, 50)], false, true],
    ['all three fired', allThree, [tick(2, 50), exit], true, true],
    ['exit intent first, the others later', allThree, [exit, tick(3, 60)], true, true],
    ['exit intent only, not yet fired', { exitIntent: true }, [tick(99, 100)], false, false],
  ])('%s', (_name, rules, events, all, any) => {
    expect(isTriggered(rules, after(...events), 'all')).toBe(all);
    expect(isTriggered(rules, after(...events), 'any')).toBe(any);
  });
});

test('uses the furthest scroll position', () => {
  expect(after(tick(1, 60), tick(2, 10)).scrolled).toBe(60);
});

test('lists pending triggers', () => {
  expect(findPending({ delaySeconds: 2, scrollPercent: 50, exitIntent: true }, after(tick(2)))).toEqual([
    'scroll',
    'exit',
  ]);
});
