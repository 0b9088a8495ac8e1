/** Property in which the library stores its object on a node. */
export const INSTANCE = 'swiper';

/** Returns the library's object on a node, if any. Reading the property itself would load the library. */
export function readInstance(root: Element): unknown {
  return Object.getOwnPropertyDescriptor(root, INSTANCE)?.value;
}
