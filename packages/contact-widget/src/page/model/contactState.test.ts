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

describe('collapsed, list, panel', () => {
  test('an open list closes', () => {
    expect(run(admit(), list)['0']?.open).toEqual({ kind: 'list' });
    expect(run(admit(), list, { kind: 'close', id: '0' })['0']?.open).toEqual({ kind: 'collapsed' });
  });
  test('a panel closes to nothing, or to a list that never closes', () => {
    const close: ContactAction = { kind: 'close-panel', id: '0', toList: false };
    expect(run(admit(), drawn(), panel('0', 'Whatsapp'), close)['0']?.open.kind).toBe('collapsed');
    expect(
      run(admit(), drawn({ staysOpen: true, opensList: true }), panel('0', 'Whatsapp'), close)['0']?.open.kind,
    ).toBe('list');
  });
  test('a list without close button stays open', () => {
    expect(run(admit(), drawn({ staysOpen: true, opensList: true }), { kind: 'close', id: '0' })['0']?.open.kind).toBe(
      'list',
    );
  });
  test('only one panel is open at a time on the whole page', () => {
    const state = run(admit('0'), admit('_1'), panel('0', 'Whatsapp'), panel('_1', 'Contact_Us'));
    expect(['0', '_1'].map((id) => state[id]?.open.kind)).toEqual(['collapsed', 'panel']);
  });
  test('opening closes another widget’s list unless that list never closes', () => {
    const openOther: ContactAction = { kind: 'open-list', id: '_1', by: 'pointer' };
    const kinds = (staysOpen: boolean) => {
      const state = run(admit('0'), admit('_1'), drawn({ staysOpen }), list, openOther);
      return ['0', '_1'].map((id) => state[id]?.open.kind);
    };
    expect(kinds(false)).toEqual(['collapsed', 'list']);
    expect(kinds(true)).toEqual(['list', 'list']);
  });
  test('opening through the API shows a waiting widget', () => {
    expect(run(admit(), { kind: 'open-list', id: '0', by: 'page' })['0']?.phase).toBe('active');
  });
  test('hiding closes what is open', () => {
    const state = run(admit(), panel('0', 'Whatsapp'), { kind: 'hide', id: '0' })['0'];
    expect([state?.phase, state?.open.kind]).toEqual(['gone', 'collapsed']);
  });
  test('an action without effect returns the same state', () => {
    const state = run(admit());
    expect(reduceContact(state, { kind: 'close', id: '0' })).toBe(state);
    expect(reduceContact(state, { kind: 'close', id: 'unknown' })).toBe(state);
    expect(reduceContact(state, admit())).toBe(state);
  });
  test('a list opened before rendering stays open', () => {
    expect(run(admit(), list, drawn())['0']?.open.kind).toBe('list');
  });
  test('the first click ends the attention effect', () => {
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
])('%j means widget %s', (given, id) => expect(findWidgetId(['0', '_1', '_2'], given)).toBe(id));

test('uses the first widget when there is no index', () => {
  expect(findWidgetId(['0'], undefined)).toBe('0');
  expect(findWidgetId([], 1)).toBeUndefined();
});
