/**
 * Sends a bubbling DOM event with a detail, the way islands speak to the page and to each other.
 * Returns `false` when the event is cancelable and a listener cancelled it.
 */
export function emit<Detail>(
  target: EventTarget,
  name: `hadaya:${string}`,
  detail: Detail,
  { cancelable = false }: { readonly cancelable?: boolean } = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}
