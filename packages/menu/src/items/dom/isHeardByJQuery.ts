import { type IslandContext, isRecord } from '@hadaya/core';
import { findJQuery } from '@hadaya/core/jquery';

/**
 * Checks whether a script has bound a jQuery handler on the event's path inside a menu, as the replaced script does: on
 * items, on the boxes around links, and on controls. If a copy of jQuery hides its handlers, they count as bound.
 */
export function isHeardByJQuery(
  event: Event,
  { element, environment }: Pick<IslandContext<unknown>, 'element' | 'environment'>,
): boolean {
  const copy = findJQuery(environment.window);
  if (!copy) return false;
  const read: unknown = Reflect.get(copy, '_data');
  if (typeof read !== 'function') return true;
  const path = event.composedPath();
  return path.slice(0, path.indexOf(element)).some((node) => {
    const bound: unknown = Reflect.apply(read, copy, [node, 'events']);
    return isRecord(bound) && event.type in bound;
  });
}
