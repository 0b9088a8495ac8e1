import { expect, test } from 'vitest';
import { proposeZone } from './proposeZone.ts';

test.each([
  ['Asia/Muscat', ['Asia/Dubai'], 'Europe/Paris', 'Asia/Muscat'],
  ['+04:00', ['Asia/Muscat'], 'Asia/Muscat', '+04:00'],
  ['+00:00', ['Asia/Muscat'], 'Europe/Paris', 'Asia/Muscat'],
  ['UTC', ['America/New_York', 'America/Chicago'], 'America/Chicago', 'America/Chicago'],
  ['+00:00', [], 'Asia/Muscat', 'Asia/Muscat'],
  ['+00:00', [], 'UTC', '+00:00'],
])('proposeZone: a site at %s with the zones %j, seen from %j, proposes %s', (siteZone, homeZones, here, zone) =>
  expect(proposeZone({ siteZone, homeZones }, here)).toBe(zone),
);
