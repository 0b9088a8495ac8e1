import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

/** The item of a group that an event happened on. */
export type FindItem = (group: SwatchGroup, target: EventTarget | null) => SwatchItem | undefined;

/** Finds it by the nearest node that is an item. */
export const findItem: FindItem = ({ items }, target) =>
  target instanceof Element ? items.find(({ node }) => node.contains(target)) : undefined;
