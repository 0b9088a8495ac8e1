import { expect, test } from 'vitest';
import { CHANNEL_TYPES } from '../../owner/channelTypes.ts';
import { channelIcon } from './channelIcon.ts';

test.each([...Object.keys(CHANNEL_TYPES), 'Contact_Us'])('the %s icon has a path and a colour', (type) => {
  const { path, colour } = channelIcon(type);
  expect(path).toMatch(/^M[\d\s.-].{20,}/i);
  expect(colour).toMatch(/^#[\da-f]{6}$/i);
});
