import type { Schema } from './schema.ts';

/** What one save has changed in a group of the settings, as the server says it. */
export interface Change {
  readonly group: string;
  /** Name of the widget, where there are several. */
  readonly widget: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Names of the fields. */
  readonly fields: readonly string[];
}

/** What has changed in one place of the settings, by the words that the owner sees there. */
export interface ChangedPlace {
  readonly place: string;
  readonly widget: string;
  readonly kind: Change['kind'];
  readonly fields: readonly string[];
}

/** The changes of a save that are told, and how many more there are. */
export interface Changes {
  readonly places: readonly ChangedPlace[];
  readonly more: number;
}

/** Changes that are told of a save at most. */
const MOST = 4;

/**
 * The first changes of a save in the owner's words. A place is a section of the settings, or the part of one that has a title of its
 * own; a field without a title is known by its place.
 */
export function findChanges(
  changes: readonly Change[],
  { properties = {} }: Schema,
  titleOf: (group: string) => string,
): Changes {
  const all = changes.map(({ group, widget, kind, fields }): ChangedPlace => {
    const schema = properties[group];
    const known = schema?.properties ?? schema?.items?.properties ?? {};
    const place = (schema?.type === 'object' && schema.title) || titleOf(group);
    return { place, widget, kind, fields: fields.map((name) => known[name]?.title || schema?.title || place) };
  });
  // A widget that came, went or moved is one change.
  const sizes = all.map(({ fields }) => Math.max(1, fields.length));
  let left = MOST;
  const places = all.flatMap((one, index): readonly ChangedPlace[] => {
    const room = left;
    left -= sizes[index] ?? 0;
    return room > 0 ? [{ ...one, fields: one.fields.slice(0, room) }] : [];
  });
  return { places, more: Math.max(0, -left) };
}
