import { dequal } from 'dequal/lite';
import { asList, asValues, isList, type Value, type Values } from './schema.ts';

/**
 * Returns the previous index of each item in a changed list; -1 for a new item. Items are matched by identity. An item
 * without a match counts as a changed version of the item that was at its index, unless that item is still in the list.
 */
function placesBefore(before: readonly Value[], after: readonly Value[]): readonly number[] {
  const same = after.map((item) => before.indexOf(item));
  return same.map((position, index) =>
    position >= 0 || index >= before.length || same.includes(index) ? position : index,
  );
}

/**
 * Merges input typed since the request into the server's settings: values that differ from the request stay unsaved. In
 * all other fields, values that the server cleaned or created (an id, a secret) are adopted.
 */
export function carryOver(sent: Value | undefined, typed: Value, kept: Value | undefined): Value {
  if (dequal(sent, typed)) return kept ?? typed;
  if (isList(typed)) {
    if (!isList(sent) || !isList(kept)) return typed;
    const indexes = placesBefore(sent, typed);
    return typed.map((item, index) => {
      const position = indexes[index] ?? -1;
      return position < 0 ? item : carryOver(sent[position], item, kept[position]);
    });
  }
  if (typeof typed !== 'object') return typed;
  const [sentFields, keptFields] = [asValues(sent), asValues(kept)];
  const fields = Object.entries(typed).map(
    ([name, value]) => [name, carryOver(sentFields[name], value, keptFields[name])] as const,
  );
  return { ...keptFields, ...Object.fromEntries(fields) };
}

/**
 * Returns a field's dotted path after a change has moved list items; undefined if the field was removed with its item.
 */
function followPath(path: readonly string[], before: Value | undefined, after: Value | undefined): string | undefined {
  const [part, ...rest] = path;
  if (part === undefined || before === after) return path.join('.');
  if (!isList(before)) {
    const inner = followPath(rest, asValues(before)[part], asValues(after)[part]);
    return inner === undefined ? undefined : [part, inner].filter((one) => one !== '').join('.');
  }
  const [index, next] = [Number(part), asList(after)];
  const indexes = placesBefore(before, next);
  const found = indexes.indexOf(index);
  if (found < 0) return undefined;
  const inner = followPath(rest, before[index], next[found]);
  return inner === undefined ? undefined : [String(found), inner].filter((one) => one !== '').join('.');
}

/** Returns the errors after the settings have changed: each error moves with its item, and is removed with it. */
export function followMistakes(
  mistakes: Readonly<Record<string, string>>,
  before: Values,
  after: Values,
): Readonly<Record<string, string>> {
  const followed = Object.entries(mistakes).flatMap(([path, message]) => {
    const target = followPath(path.split('.'), before, after);
    return target === undefined ? [] : [[target, message] as const];
  });
  return Object.fromEntries(followed);
}
