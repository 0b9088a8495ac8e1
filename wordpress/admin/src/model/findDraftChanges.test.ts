import { expect, test } from 'vitest';
import { countDraftChanges, findDraftChanges } from './findDraftChanges.ts';

const kept = { widgets: [{ id: 0, name: 'A', color: 'red' }], form: { title: 'x', enabled: true }, page_settings: '' };

test('finds no changes in a draft that changes nothing', () => {
  expect(findDraftChanges(kept, kept)).toEqual([]);
});

test('names changed fields by group and widget', () => {
  const draft = {
    widgets: [
      { id: 0, name: 'A', color: 'blue' },
      { id: -1, name: 'B', color: 'red' },
    ],
    form: { title: 'y', enabled: false },
    page_settings: '{}',
  };
  const changes = findDraftChanges(kept, draft);
  expect(changes).toEqual([
    { group: 'widgets', widget: 'A', kind: 'changed', fields: ['color'] },
    { group: 'widgets', widget: 'B', kind: 'added', fields: [] },
    { group: 'form', widget: '', kind: 'changed', fields: ['title', 'enabled'] },
    { group: 'page_settings', widget: '', kind: 'changed', fields: ['page_settings'] },
  ]);
  expect(countDraftChanges(changes)).toBe(5);
});

test('lists a removed widget by name', () => {
  expect(
    findDraftChanges(
      {
        widgets: [
          { id: 0, name: 'A' },
          { id: 1, name: 'B' },
        ],
      },
      { widgets: [{ id: 0, name: 'A' }] },
    ),
  ).toEqual([{ group: 'widgets', widget: 'B', kind: 'removed', fields: [] }]);
});
