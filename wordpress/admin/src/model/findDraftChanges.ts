import { dequal } from 'dequal/lite';
import type { Change } from './findChanges.ts';
import { asList, asValues, isList, type Value, type Values } from './schema.ts';

function differing(before: Values, after: Values): readonly string[] {
  return Object.keys(after).filter((name) => !dequal(before[name], after[name]));
}

const idOf = (widget: Value) => asValues(widget).id;

function changesOfWidgets(before: readonly Value[], after: readonly Value[]): readonly Change[] {
  const named = (widget: Value, kind: Change['kind'], fields: readonly string[] = []): Change => ({
    group: 'widgets',
    widget: before.length === 1 && after.length === 1 ? '' : String(asValues(widget).name ?? ''),
    kind,
    fields,
  });
  const changed = after.flatMap((widget) => {
    const earlier = before.find((one) => idOf(one) === idOf(widget));
    if (earlier === undefined) return [named(widget, 'added')];
    const fields = differing(asValues(earlier), asValues(widget));
    return fields.length > 0 ? [named(widget, 'changed', fields)] : [];
  });
  const gone = before.filter((widget) => !after.some((one) => idOf(one) === idOf(widget)));
  return [...changed, ...gone.map((widget) => named(widget, 'removed'))];
}

/** Returns the changes in a draft, in the same format as the changes in a save. */
export function findDraftChanges(kept: Values, draft: Values): readonly Change[] {
  return Object.entries(draft).flatMap(([group, value]) => {
    const before = kept[group];
    if (dequal(before, value)) return [];
    if (isList(value)) return changesOfWidgets(asList(before), value);
    const fields = typeof value === 'object' ? differing(asValues(before), asValues(value)) : [group];
    return [{ group, widget: '', kind: 'changed' as const, fields }];
  });
}

/** Counts the changed fields; adding, removing or moving a widget counts as one. */
export function countDraftChanges(changes: readonly Change[]): number {
  return changes.reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0);
}
