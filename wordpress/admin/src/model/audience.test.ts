import { expect, test } from 'vitest';
import { afterChange, audienceOf, withAudience } from './audience.ts';

test('a widget is for nobody, for administrators or for everybody', () => {
  for (const audience of ['nobody', 'admins', 'everybody'] as const)
    expect(audienceOf(withAudience({ name: 'A' }, audience))).toBe(audience);
  expect(audienceOf({ enabled: true })).toBe('everybody');
});

test('the first channel switches a widget on, a second one does not', () => {
  const off = { enabled: false, channels: [] };
  expect(afterChange(off, { ...off, channels: [{}] })).toMatchObject({ enabled: true, admins_only: false });
  const chosen = { enabled: false, channels: [{}] };
  expect(afterChange(chosen, { ...chosen, channels: [{}, {}] })).toMatchObject({ enabled: false });
});
