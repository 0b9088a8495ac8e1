import { describe, expect, test } from 'vitest';
import { readWidgets, type WidgetRecord } from '../../widget/model/widgetRecord.ts';
import { arrangeChannels, readStaff } from './arrangeChannels.ts';

const BACK = 'Back Sunday 08:00';
const channel = (slug: string, more: Record<string, unknown> = {}) => ({
  type: slug,
  value: '1',
  label: `${slug} &amp; co`,
  ...more,
});

function widgetOf(...slugs: readonly string[]): WidgetRecord {
  const [widget] = readWidgets([{ channels: slugs.map((slug) => channel(slug)) }], () => {});
  if (!widget) throw new Error('no widget');
  return widget;
}

function arrange(
  widget: WidgetRecord,
  absent: readonly string[],
  options: {
    readonly away?: 'show' | 'hide';
    readonly allAway?: 'list' | 'form';
    readonly manned?: readonly string[];
  } = {},
) {
  const { away = 'show', allAway = 'list', manned = absent } = options;
  const arranged = arrangeChannels(widget, 'desktop', {
    away,
    allAway,
    readAway: (staff) => (manned.includes(staff.channel) ? (absent.includes(staff.channel) ? BACK : '') : undefined),
  });
  return arranged.channels.map(({ slug, label }) => [slug, String(label)]);
}
const slugs = (found: readonly (readonly string[])[]) => found.map(([slug]) => slug);

describe('channels by availability', () => {
  test('a channel that is away shows its return time beside the others', () => {
    expect(arrange(widgetOf('Phone', 'SMS'), ['Phone'])).toEqual([
      ['Phone', `Phone & co – ${BACK}`],
      ['SMS', 'SMS & co'],
    ]);
  });
  test('a channel that is away can be hidden', () => {
    expect(slugs(arrange(widgetOf('Phone', 'SMS'), ['Phone'], { away: 'hide' }))).toEqual(['SMS']);
  });
  test('channels stay when hiding would leave none', () => {
    expect(slugs(arrange(widgetOf('Phone', 'SMS'), ['Phone', 'SMS'], { away: 'hide' }))).toEqual(['Phone', 'SMS']);
  });
  test('the form comes first when nobody is available', () => {
    const widget = widgetOf('Phone', 'SMS', 'Contact_Us');
    expect(slugs(arrange(widget, ['Phone', 'SMS'], { allAway: 'form' }))).toEqual(['Contact_Us', 'Phone', 'SMS']);
    expect(slugs(arrange(widget, ['Phone'], { allAway: 'form', manned: ['Phone', 'SMS'] }))).toEqual([
      'Phone',
      'SMS',
      'Contact_Us',
    ]);
    expect(slugs(arrange(widget, [], { allAway: 'form' }))).toEqual(['Phone', 'SMS', 'Contact_Us']);
  });
});

test('the agents of a channel have names and numbers', () => {
  expect(readStaff({ slug: 'Whatsapp', given: { agents: [{ name: 'R&amp;D', value: '+968 1' }] } })).toEqual({
    channel: 'Whatsapp',
    agents: [['R&D', '+968 1']],
  });
});

test('an agent without a number is ignored', () => {
  expect(readStaff({ slug: 'Whatsapp', given: { agents: [{ name: 'x', value: '' }, null] } }).agents).toEqual([]);
});

test('a channel without agents has none', () => {
  expect(readStaff({ slug: 'Phone', given: {} })).toEqual({ channel: 'Phone', agents: [] });
});
