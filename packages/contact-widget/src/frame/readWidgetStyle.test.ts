import { expect, it } from 'vitest';
import { readWidgetStyle } from './readWidgetStyle.ts';
import type { WidgetModel } from './WidgetModel.ts';

const styleOf = (color: string, isOwnLook: boolean) =>
  readWidgetStyle({
    design: { color, isOwnLook, iconColor: '#fff', ctaColor: '#333', ctaGround: '#fff', attention: {} },
    page: { context: { settings: {} } },
  } as unknown as WidgetModel);

it.each([
  ['#7a5c2e', '#7a5c2e'],
  ['#ffe600', '#1c1a17'],
])('the focus ring of %s in Hadaya’s look is %s', (color, ring) => {
  expect(styleOf(color, true)['--chaty-ring']).toBe(ring);
  expect(styleOf(color, false)).not.toHaveProperty('--chaty-ring');
});
