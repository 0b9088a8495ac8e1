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

describe('the changes of a save', () => {
  test('are told by the titles of sections and fields', () => {
    const { places, more } = find(
      { fields: ['position', 'hours'] },
      { group: 'common', fields: ['zone'] },
      { group: 'page_settings', fields: ['page_settings'] },
    );
    expect(places.map(({ place, fields }) => [place, fields])).toEqual([
      ['section of widgets', ['Position', 'Opening hours']],
      ['All widgets', ['Working hours time zone']],
      ['section of page_settings', ['Other settings (JSON)']],
    ]);
    expect(more).toBe(0);
  });

  test('are four at most, and the others are counted', () => {
    const { places, more } = find(
      { fields: ['position', 'color', 'size'] },
      { group: 'form', fields: ['title', 'button'] },
      { kind: 'added', widget: 'Sales' },
    );
    expect(places.map(({ fields }) => fields.length)).toEqual([3, 1]);
    expect(more).toBe(2);
  });

  test('of a widget that came, went or moved are one each', () => {
    const { places, more } = find(
      { kind: 'added', widget: 'Sales' },
      { kind: 'removed', widget: 'Old' },
      { kind: 'moved' },
    );
    expect(places.map(({ kind, widget }) => [kind, widget])).toEqual([
      ['added', 'Sales'],
      ['removed', 'Old'],
      ['moved', ''],
    ]);
    expect(more).toBe(0);
  });

  test('every field of the settings has a name of its own', () => {
    for (const [group, { properties, items }] of Object.entries(schema.properties ?? {}))
      for (const [name, field] of Object.entries(properties ?? items?.properties ?? {}))
        expect(field.isHidden || field.title, `${group}.${name}`).toBeTruthy();
  });

  test('a save that changed nothing has none', () => expect(find()).toEqual({ places: [], more: 0 }));
});
