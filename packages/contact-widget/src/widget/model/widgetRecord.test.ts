import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChaty } from '../../chaty/readChaty.ts';
import { readWidgets as readOurs } from './widgetRecord.ts';

const readWidgets = (chaty_widgets: unknown, tell: (message: string) => void) => {
  const { widgets, name } = readChaty({ chaty_widgets }, tell);
  return readOurs(widgets, tell, name);
};

const PHONE = { channel: 'Phone', value: '1', is_desktop: '1', is_mobile: '' };
const record = (more: Record<string, unknown> = {}) => ({
  id: 0,
  settings: {},
  triggers: {},
  channels: [PHONE],
  ...more,
});
const read = (raw: unknown) => readWidgets(raw, () => {});
const first = (raw: unknown) => read(raw)[0];

describe('widget IDs as the replaced plugin prints them', () => {
  test('reads the number 0 and the text _1 as widget IDs', () => {
    expect(read([record(), record({ id: '_1', identifier: '_1' })]).map(({ id }) => id)).toEqual(['0', '_1']);
  });
});

describe('triggers', () => {
  test('reads switches as strings or numbers and omits disabled triggers', () => {
    const triggers = {
      has_time_delay: '1',
      time_delay: '3',
      has_display_after_page_scroll: 1,
      display_after_page_scroll: '40',
      exit_intent: 0,
    };
    expect(first([record({ triggers })])?.triggers).toEqual({ delaySeconds: 3, scrollPercent: 40, exitIntent: false });
    expect(first([record()])?.triggers).toEqual({ exitIntent: false });
  });
  test('treats the schedule as off when the free plugin prints [] for its switch', () => {
    expect(first([record({ triggers: { has_day_hours_scheduling_rules: [] } })])?.hasSchedule).toBe(false);
  });
  test('reads the auto-hide time only when auto-hide is on', () => {
    expect(first([record({ triggers: { auto_hide_widget: 1, hide_after: 2 } })])?.hideAfterSeconds).toBe(2);
    expect(first([record({ triggers: { auto_hide_widget: 0, hide_after: 2 } })])?.hideAfterSeconds).toBeUndefined();
  });
});

describe('channel types', () => {
  test.each([
    [{ channel: 'Custom_Link_3', channel_type: 'Phone' }, 'Phone'],
    [{ channel: 'Link', channel_type: '' }, 'Link'],
    [{ channel: 'Link', channel_type: 'null' }, 'Link'],
    [{ channel: 'Carrier_Pigeon' }, 'Carrier_Pigeon'],
  ])('reads the channel type of %j as %s', (channel, type) =>
    expect(first([record({ channels: [channel] })])?.channels[0]?.type).toBe(type),
  );
});

describe('skips only malformed widgets', () => {
  test.each<[string, unknown, number]>([
    ['a JSON string', JSON.stringify([record()]), 1],
    ['a list printed as an object', { 0: record(), 1: record({ id: '_1' }) }, 2],
    ['a widget as a JSON string', [JSON.stringify(record())], 1],
    ['false', false, 0],
    ['null', null, 0],
    ['a truncated JSON string', '[{"id":', 0],
    ['a widget that is false', [false, record()], 1],
    ['a widget that is a list', [[], record()], 1],
    ['channels that are false', [record({ channels: false }), record({ id: '_1' })], 1],
    ['triggers as a list', [record({ triggers: [] }), record({ id: '_1' })], 1],
    ['channels as an object', [record({ channels: { 0: PHONE } })], 1],
    ['missing settings', [{ id: 0, channels: [PHONE] }], 1],
  ])('%s', (_name, raw, count) => expect(read(raw)).toHaveLength(count));

  test('includes the widget’s path in the reason for skipping', () => {
    const reported: string[] = [];
    readWidgets([false, record()], (message) => reported.push(message));
    expect(reported).toEqual([expect.stringMatching(/^chaty_settings\.chaty_widgets\[0\]: .*was skipped/)]);
  });
  test('never throws for arbitrary input', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        read(raw);
        read([{ id: raw, triggers: raw, channels: [raw, { channel: raw, agent_data: raw }], settings: raw }]);
      }),
    );
  });
});
