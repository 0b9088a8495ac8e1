/** Property in which the library stores its object on a node. */
export const INSTANCE = 'swiper';

/** The library's object on a node, when there is one; to read the property itself is to ask for the library. */
export function readInstance(root: Element): unknown {
  return Object.getOwnPropertyDescriptor(root, INSTANCE)?.value;
}
