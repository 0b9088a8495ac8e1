import type { Schema } from './schema.ts';

/** A change that a save made in a settings group, as reported by the server. */
export interface Change {
  readonly group: string;
  /** Name of the widget, if there are several widgets. */
  readonly widget: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  readonly fields: readonly string[];
}

/** A change in one section, in the owner's terms. */
export interface ChangedArea {
  readonly area: string;
  readonly widget: string;
  readonly kind: Change['kind'];
  readonly fields: readonly string[];
}

/** The first changes of a save, and the number of further ones. */
export interface Changes {
  readonly areas: readonly ChangedArea[];
  readonly more: number;
}

/** Maximum number of changes that are listed for a save. */
const MOST = 4;

/**
 * Returns the first changes of a save, in the owner's terms. The changes are grouped by section, or by a titled part of
 * a section; an untitled field is listed under its section's name.
 */
export function findChanges(
  changes: readonly Change[],
  { properties = {} }: Schema,
  titleOf: (group: string) => string,
): Changes {
  const all = changes.map(({ group, widget, kind, fields }): ChangedArea => {
    const schema = properties[group];
    const known = schema?.properties ?? schema?.items?.properties ?? {};
    const area = (schema?.type === 'object' && schema.title) || titleOf(group);
    return { area, widget, kind, fields: fields.map((name) => known[name]?.title || schema?.title || area) };
  });
  // Adding, removing or moving a widget counts as one change.
  const sizes = all.map(({ fields }) => Math.max(1, fields.length));
  let left = MOST;
  const areas = all.flatMap((one, index): readonly ChangedArea[] => {
    const room = left;
    left -= sizes[index] ?? 0;
    return room > 0 ? [{ ...one, fields: one.fields.slice(0, room) }] : [];
  });
  return { areas, more: Math.max(0, -left) };
}
