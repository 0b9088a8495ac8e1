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

describe('arranges channels by availability', () => {
  test('appends the return time to an unavailable channel’s label', () => {
    expect(arrange(widgetOf('Phone', 'SMS'), ['Phone'])).toEqual([
      ['Phone', `Phone & co – ${BACK}`],
      ['SMS', 'SMS & co'],
    ]);
  });
  test('hides an unavailable channel if the owner has chosen to', () => {
    expect(slugs(arrange(widgetOf('Phone', 'SMS'), ['Phone'], { away: 'hide' }))).toEqual(['SMS']);
  });
  test('shows unavailable channels when hiding them would leave no channel', () => {
    expect(slugs(arrange(widgetOf('Phone', 'SMS'), ['Phone', 'SMS'], { away: 'hide' }))).toEqual(['Phone', 'SMS']);
  });
  test('puts the form first when nobody is available', () => {
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

test('reads the names and numbers of a channel’s agents', () => {
  expect(readStaff({ slug: 'Whatsapp', given: { agents: [{ name: 'R&amp;D', value: '+968 1' }] } })).toEqual({
    channel: 'Whatsapp',
    agents: [['R&D', '+968 1']],
  });
});

test('ignores an agent without a number', () => {
  expect(readStaff({ slug: 'Whatsapp', given: { agents: [{ name: 'x', value: '' }, null] } }).agents).toEqual([]);
});

test('returns no agents for a channel without agents', () => {
  expect(readStaff({ slug: 'Phone', given: {} })).toEqual({ channel: 'Phone', agents: [] });
});
