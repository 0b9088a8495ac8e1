import { expect, test } from 'vitest';
import { afterChange, audienceOf, hasConditions, withAudience } from './audience.ts';

test('reads back each audience of a widget: nobody, administrators or everybody', () => {
  for (const audience of ['nobody', 'admins', 'everybody'] as const)
    expect(audienceOf(withAudience({ name: 'A' }, audience))).toBe(audience);
  expect(audienceOf({ enabled: true })).toBe('everybody');
});

test('turns a widget on when its first channel is added, but not when the second is', () => {
  const off = { enabled: false, channels: [] };
  expect(afterChange(off, { ...off, channels: [{}] })).toMatchObject({ enabled: true, admins_only: false });
  const chosen = { enabled: false, channels: [{}] };
  expect(afterChange(chosen, { ...chosen, channels: [{}, {}] })).toMatchObject({ enabled: false });
});

test('hasConditions: counts opening hours only if they hide the widget, and always counts other rules', () => {
  const hours = { hours: { enabled: true } };
  expect(hasConditions(hours, { outside: 'status' })).toBe(false);
  expect(hasConditions(hours, { outside: 'hide' })).toBe(true);
  expect(hasConditions({ devices: 'all', delay: 0, pages: [], channels: [{ mobile: true }] }, {})).toBe(false);
  for (const rule of [
    { dates: { enabled: true } },
    { pages: [{ rule: 'front' }] },
    { devices: 'mobile' },
    { delay: 3 },
    { exit: true },
    { channels: [{ mobile: false }] },
  ])
    expect(hasConditions(rule, {}), JSON.stringify(rule)).toBe(true);
});
