import { asList, asValues, isList, type Value, type Values } from './schema.ts';

/**
 * Where each item of a changed list stood before: it is the same object, or stands at the same place and is nobody else's
 * older self; -1 for a new one.
 */
function placesBefore(before: readonly Value[], after: readonly Value[]): readonly number[] {
  const same = after.map((item) => before.indexOf(item));
  return same.map((place, index) => (place >= 0 || index >= before.length || same.includes(index) ? place : index));
}

/**
 * What the server keeps, with what was typed since it was sent: only that differs from what was sent, so it stays and is not
 * saved yet. What the server has cleaned or made (a number, a secret) is taken over everywhere else.
 */
export function carryOver(sent: Value | undefined, typed: Value, kept: Value | undefined): Value {
  if (sent === typed || JSON.stringify(sent) === JSON.stringify(typed)) return kept ?? typed;
  if (isList(typed)) {
    if (!isList(sent) || !isList(kept)) return typed;
    const places = placesBefore(sent, typed);
    return typed.map((item, index) => {
      const place = places[index] ?? -1;
      return place < 0 ? item : carryOver(sent[place], item, kept[place]);
    });
  }
  if (typeof typed !== 'object') return typed;
  const [sentFields, keptFields] = [asValues(sent), asValues(kept)];
  const fields = Object.entries(typed).map(
    ([name, value]) => [name, carryOver(sentFields[name], value, keptFields[name])] as const,
  );
  return { ...keptFields, ...Object.fromEntries(fields) };
}

/** Where a field stands after a change, as the rest of its path; nothing when it went with its item. */
function followPath(path: readonly string[], before: Value | undefined, after: Value | undefined): string | undefined {
  const [part, ...rest] = path;
  if (part === undefined || before === after) return path.join('.');
  if (!isList(before)) {
    const inner = followPath(rest, asValues(before)[part], asValues(after)[part]);
    return inner === undefined ? undefined : [part, inner].filter((one) => one !== '').join('.');
  }
  const [place, next] = [Number(part), asList(after)];
  // A list of one length is a moved or a changed item, and one of another length has lost or got some.
  const places = placesBefore(before, next);
  const found = places.indexOf(place);
  if (found < 0) return undefined;
  const inner = followPath(rest, before[place], next[found]);
  return inner === undefined ? undefined : [String(found), inner].filter((one) => one !== '').join('.');
}

/** Mistakes after the settings have changed: each stays with its item, and goes with it. */
export function followMistakes(
  mistakes: Readonly<Record<string, string>>,
  before: Values,
  after: Values,
): Readonly<Record<string, string>> {
  const followed = Object.entries(mistakes).flatMap(([path, message]) => {
    const place = followPath(path.split('.'), before, after);
    return place === undefined ? [] : [[place, message] as const];
  });
  return Object.fromEntries(followed);
}
