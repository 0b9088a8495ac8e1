import { describe, expect, test } from 'vitest';
import { adaptWidget } from '../../chaty/model/adaptWidget.ts';
import { readSchedule } from '../../hours/model/schedule.ts';
import { readWidgets, type WidgetRecord } from '../../widget/model/widgetRecord.ts';
import { findSuppression, type Surroundings } from './findSuppression.ts';

const AROUND: Surroundings = {
  nowMs: Date.UTC(2026, 0, 18, 8),
  device: 'desktop',
  country: 'OM',
  countryFallback: 'show',
  traffic: { kind: 'search', referrer: 'https://www.google.com/', begins: true },
  cart: 'empty',
  weekendDays: [6, 0],
  hoursMode: 'hide',
};

const social = { has_traffic_rules: 1, traffic_rules: { sources: ['social'], sites: [] } };
const closed = { has_day_hours_scheduling_rules: 1, day_hours_scheduling_rules: [] };
const over = {
  has_date_scheduling_rules: 1,
  date_scheduling_rules: { start_date_time: '', end_date_time: '2020-01-01 00:00:00' },
};

function widget(
  triggers: Record<string, unknown>,
  channels: unknown[] = [{ channel: 'Phone', value: '1', is_desktop: 1 }],
): WidgetRecord {
  const [found] = readWidgets([adaptWidget({ triggers, channels }, () => {})], () => {});
  if (!found) throw new Error('no widget was read');
  return found;
}

const judge = (record: WidgetRecord, around: Partial<Surroundings> = {}) =>
  findSuppression(
    record,
    readSchedule(record.given, () => {}),
    { ...AROUND, ...around },
  );

describe('checks the country, source, cart, date, hours and channels in this order', () => {
  const om = { has_countries: 1, countries: ['om'] };
  test('suppresses the widget outside the listed countries', () => {
    expect(judge(widget(om))).toBeUndefined();
    expect(judge(widget(om), { country: 'US' })).toBe('country');
  });
  test('allows an unknown country unless the owner hides the widget for it', () => {
    expect(judge(widget(om), { country: '-' })).toBeUndefined();
    expect(judge(widget(om), { country: '-', countryFallback: 'hide' })).toBe('country');
  });
  test('requires the cart state that the owner selected', () => {
    const [record] = readWidgets([{ cart: 'full', channels: [{ type: 'phone', value: '1' }] }], () => {});
    if (!record) throw new Error('no widget was read');
    expect(judge(record)).toBe('cart');
    expect(judge(record, { cart: 'full' })).toBeUndefined();
  });
  test('reports the first failed check', () => {
    expect(judge(widget({ ...om, ...over, ...closed }, []), { country: 'US' })).toBe('country');
    expect(judge(widget({ ...social, ...over, ...closed }, []))).toBe('traffic');
    expect(judge(widget({ ...over, ...closed }, []))).toBe('date');
    expect(judge(widget(closed, []))).toBe('hours');
    expect(judge(widget({}, []))).toBe('channels');
  });
  test('allows a selected source, an unknown source and, with traffic rules off, any source', () => {
    expect(judge(widget(social), { traffic: undefined })).toBeUndefined();
    expect(judge(widget({ ...social, has_traffic_rules: 0 }))).toBeUndefined();
    expect(judge(widget({ has_traffic_rules: 1, traffic_rules: { sources: ['search'] } }))).toBeUndefined();
  });
  test('keeps the widget when hours affect only the status', () => {
    expect(judge(widget(closed), { hoursMode: 'status' })).toBeUndefined();
  });
});

describe('shows the widget only if a channel is available on the device', () => {
  const one = (channel: Record<string, unknown>) => judge(widget({}, [channel]));
  test.each<[string, Record<string, unknown>, boolean]>([
    ['a channel turned off on desktops', { channel: 'Phone', value: '1', is_desktop: 0, is_mobile: 1 }, false],
    ['a channel without a value', { channel: 'Phone', value: ' ', is_desktop: 1 }, false],
    ['a form, which needs no value', { channel: 'Contact_Us', value: '', is_desktop: '1' }, true],
    ['live chat alone, which renders nothing', { channel: 'Chatway', value: '', is_desktop: 1 }, false],
    ['Waze on phones only', { channel: 'Waze', value: 'https://waze.com', is_desktop: 0, is_mobile: 1 }, false],
    [
      'an agent channel with an agent',
      { channel: 'Whatsapp', is_agent: '1', is_agent_desktop: '1', agent_data: [{ value: '9' }] },
      true,
    ],
    [
      'an agent channel on phones only',
      { channel: 'Whatsapp', is_agent: '1', is_agent_desktop: '0', is_agent_mobile: '1', agent_data: [{ value: '9' }] },
      false,
    ],
    [
      'an agent channel whose agents have no value',
      { channel: 'Whatsapp', is_agent: '1', is_agent_desktop: '1', agent_data: [{ value: '' }] },
      false,
    ],
  ])('%s', (_name, channel, isShown) => expect(one(channel) === undefined).toBe(isShown));
});
