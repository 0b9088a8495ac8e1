import { readPluginSchema } from '@hadaya/tools/reference/pluginSchema';
import { describe, expect, test } from 'vitest';
import { type Change, findChanges } from './findChanges.ts';

const { schema } = readPluginSchema();
const find = (...changes: readonly Partial<Change>[]) =>
  findChanges(
    changes.map((change) => ({ group: 'widgets', widget: '', kind: 'changed', fields: [], ...change })),
    schema,
    (group) => `section of ${group}`,
  );

describe('changes in a save', () => {
  test('names changes by the titles of sections and fields', () => {
    const { areas, more } = find(
      { fields: ['position', 'hours'] },
      { group: 'common', fields: ['zone'] },
      { group: 'page_settings', fields: ['page_settings'] },
    );
    expect(areas.map(({ area, fields }) => [area, fields])).toEqual([
      ['section of widgets', ['Position', 'Opening hours']],
      ['All widgets', ['Time zone for agents’ working hours']],
      ['section of page_settings', ['Expert settings (JSON)']],
    ]);
    expect(more).toBe(0);
  });

  test('lists up to four changes and counts the rest', () => {
    const { areas, more } = find(
      { fields: ['position', 'color', 'size'] },
      { group: 'form', fields: ['title', 'button'] },
      { kind: 'added', widget: 'Sales' },
    );
    expect(areas.map(({ fields }) => fields.length)).toEqual([3, 1]);
    expect(more).toBe(2);
  });

  test('lists an added, removed or moved widget once', () => {
    const { areas, more } = find(
      { kind: 'added', widget: 'Sales' },
      { kind: 'removed', widget: 'Old' },
      { kind: 'moved' },
    );
    expect(areas.map(({ kind, widget }) => [kind, widget])).toEqual([
      ['added', 'Sales'],
      ['removed', 'Old'],
      ['moved', ''],
    ]);
    expect(more).toBe(0);
  });

  test('every visible settings field has a title', () => {
    for (const [group, { properties, items }] of Object.entries(schema.properties ?? {}))
      for (const [name, field] of Object.entries(properties ?? items?.properties ?? {}))
        expect(field.isHidden || field.title, `${group}.${name}`).toBeTruthy();
  });

  test('finds no changes in an unchanged save', () => expect(find()).toEqual({ areas: [], more: 0 }));
});
