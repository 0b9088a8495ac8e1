import { findTabStops } from '@hadaya/core/overlay';

/** Moves the focus on Tab from the last control to the first and back, so that it never leaves for the browser's bars. */
export function keepTabInside(
  event: KeyboardEvent,
  inside: ParentNode & { readonly activeElement: Element | null },
): void {
  const stops = findTabStops(inside);
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return;
  const active = inside.activeElement;
  const isAtEnd = event.shiftKey ? active === first : active === last;
  const isInside = stops.some((stop) => stop === active);
  if (isInside && !isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
