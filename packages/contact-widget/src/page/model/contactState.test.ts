import { describe, expect, test } from 'vitest';
import { type ContactAction, type ContactState, findWidgetId, reduceContact } from './contactState.ts';

const run = (...actions: readonly ContactAction[]): ContactState => actions.reduce(reduceContact, {});
const admit = (id = '0'): ContactAction => ({ kind: 'admit', id });
const drawn = (more: Partial<Extract<ContactAction, { kind: 'drawn' }>> = {}): ContactAction => ({
  kind: 'drawn',
  id: '0',
  staysOpen: false,
  opensList: false,
  isNew: true,
  ...more,
});
const panel = (id: string, channel: string): ContactAction => ({ kind: 'open-panel', id, channel, by: 'pointer' });
const list: ContactAction = { kind: 'open-list', id: '0', by: 'keyboard' };

describe('list and panel states', () => {
  test('closes an open list', () => {
    expect(run(admit(), list)['0']?.open).toEqual({ kind: 'list' });
    expect(run(admit(), list, { kind: 'close', id: '0' })['0']?.open).toEqual({ kind: 'collapsed' });
  });
  test('collapses the widget when its panel closes, unless the list is always open', () => {
    const close: ContactAction = { kind: 'close-panel', id: '0', toList: false };
    expect(run(admit(), drawn(), panel('0', 'Whatsapp'), close)['0']?.open.kind).toBe('collapsed');
    expect(
      run(admit(), drawn({ staysOpen: true, opensList: true }), panel('0', 'Whatsapp'), close)['0']?.open.kind,
    ).toBe('list');
  });
  test('keeps a list open if it has no close button', () => {
    expect(run(admit(), drawn({ staysOpen: true, opensList: true }), { kind: 'close', id: '0' })['0']?.open.kind).toBe(
      'list',
    );
  });
  test('opens only one panel at a time on the whole page', () => {
    const state = run(admit('0'), admit('_1'), panel('0', 'Whatsapp'), panel('_1', 'Contact_Us'));
    expect(['0', '_1'].map((id) => state[id]?.open.kind)).toEqual(['collapsed', 'panel']);
  });
  test('opening a list closes another widget’s list unless that list is always open', () => {
    const openOther: ContactAction = { kind: 'open-list', id: '_1', by: 'pointer' };
    const kinds = (staysOpen: boolean) => {
      const state = run(admit('0'), admit('_1'), drawn({ staysOpen }), list, openOther);
      return ['0', '_1'].map((id) => state[id]?.open.kind);
    };
    expect(kinds(false)).toEqual(['collapsed', 'list']);
    expect(kinds(true)).toEqual(['list', 'list']);
  });
  test('shows a widget with pending triggers when the API opens its list', () => {
    expect(run(admit(), { kind: 'open-list', id: '0', by: 'page' })['0']?.phase).toBe('active');
  });
  test('closes an open widget when it is hidden', () => {
    const state = run(admit(), panel('0', 'Whatsapp'), { kind: 'hide', id: '0' })['0'];
    expect([state?.phase, state?.open.kind]).toEqual(['gone', 'collapsed']);
  });
  test('returns the same state for an action that changes nothing', () => {
    const state = run(admit());
    expect(reduceContact(state, { kind: 'close', id: '0' })).toBe(state);
    expect(reduceContact(state, { kind: 'close', id: 'unknown' })).toBe(state);
    expect(reduceContact(state, admit())).toBe(state);
  });
  test('keeps a list open if it was opened before the widget rendered', () => {
    expect(run(admit(), list, drawn())['0']?.open.kind).toBe('list');
  });
  test('clears isNew when the visitor has seen the widget', () => {
    expect(run(admit(), drawn(), { kind: 'seen', id: '0' })['0']?.isNew).toBe(false);
  });
});

test.each([
  [undefined, '_1'],
  ['widget_index', '_1'],
  [1, '_1'],
  ['_2', '_2'],
  [2, '_2'],
  [0, '0'],
  [9, '0'],
])('maps %j to widget %s', (given, id) => expect(findWidgetId(['0', '_1', '_2'], given)).toBe(id));

test('selects the first widget when the page names none, and no widget on a page without widgets', () => {
  expect(findWidgetId(['0'], undefined)).toBe('0');
  expect(findWidgetId([], 1)).toBeUndefined();
});
