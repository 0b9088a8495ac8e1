import { describe, expect, test } from 'vitest';
import { findLines, readAgentHours, type Staff } from './readAgentHours.ts';

const STAFF: readonly Staff[] = [
  {
    channel: 'Whatsapp',
    agents: [
      ['Sales team', '+968 9000-0004'],
      ['فريق الدعم', '+968 9000_0005'],
    ],
  },
  { channel: 'Phone', agents: [] },
];
const read = (raw: unknown) => {
  const reported: string[] = [];
  return { hours: readAgentHours(raw, STAFF, (message) => reported.push(message)), reported };
};
const person = (more: Record<string, unknown>) => ({
  people: [{ channel: 'Whatsapp', hours: 'Sun-Thu 8-17', ...more }],
});

describe('the agentHours option', () => {
  test('uses the defaults for missing settings', () => {
    const { hours, reported } = read({ people: [] });
    expect(hours).toEqual({ zone: 'UTC', away: 'show', allAway: 'list', shifts: [] });
    expect(reported).toEqual([]);
  });

  test.each([
    ['a setting that is not an object', 'always', /agentHours is not an object; write it as \{zone/],
    ['people that are not a list', { people: 'Sales' }, /people is not a list/],
    [
      'an unknown option',
      { away: 'hidden', people: [] },
      /agentHours\.away: "hidden" is unknown, did you mean "hide"\?/,
    ],
    ['an unknown setting', { zones: 'UTC', people: [] }, /agentHours\.zones: unknown setting, did you mean "zone"\?/],
    [
      'a misspelt channel',
      person({ channel: 'Watsapp' }),
      /people\[0\]\.channel: "Watsapp" is unknown, did you mean "Whatsapp"/,
    ],
    ['a channel type without agents', person({ channel: 'Fax' }), /"Fax" is unknown, known are Whatsapp, Phone/],
    [
      'a misspelt agent',
      person({ agent: 'Sale team' }),
      /people\[0\]\.agent: "Sale team" is unknown, did you mean "Sales team"/,
    ],
    ['unreadable hours', person({ hours: 'mornings' }), /people\[0\]\.hours: "mornings" is invalid; write it as/],
    ['a misspelt key', person({ agnet: 'x' }), /people\[0\]\.agnet: unknown setting, did you mean "agent"/],
  ])('reports %s in one line', (_, raw, message) => {
    expect(read(raw).reported).toEqual([expect.stringMatching(message)]);
  });

  test.each([undefined, null, 5, [], [null], { people: [null, 5, 'x', {}] }])(
    'reads no hours from %o and does not throw',
    (raw) => {
      expect(read(raw).hours.shifts).toEqual([]);
    },
  );
});

describe('matches agents to hours', () => {
  const { hours } = read({
    people: [
      { channel: 'whatsapp', agent: 'Sales team', hours: 'Sun 8-12' },
      { channel: 'Whatsapp', agent: '96890000004', hours: 'Mon 8-12' },
      { channel: 'Phone', hours: 'Tue 8-12' },
    ],
  });
  const days = (channel: string, ...names: string[]) => findLines(hours, channel, names).map((line) => line.days);

  test('matches an agent by name and by number and applies all matching lines', () => {
    expect(days('Whatsapp', 'Sales team', '+968 9000-0004')).toEqual([0, 1]);
  });
  test('returns no hours for an unlisted agent', () =>
    expect(days('Whatsapp', 'فريق الدعم', '+968 9000_0005')).toEqual([]));
  test('matches hours that name a channel but no agent', () => expect(days('Phone')).toEqual([2]));
});
