import { CONTROLS, ELSEWHERE, NO_CONTROL, PARTS } from '../model/selectors.ts';

/**
 * A short name of what a visitor touched, such as `swatches.choice`: the part of the page and the kind of control, out of
 * two fixed lists. No text, no id and no class of the page goes into it. `path` is that of the event, or the element alone.
 */
export function nameTarget(path: readonly unknown[]): string {
  // Inside of a shadow root `closest` ends at the root, so its host is asked as well.
  const elements = path.filter(
    (node, index): node is Element => node instanceof Element && (index === 0 || node.shadowRoot !== null),
  );
  const find = (names: typeof PARTS) =>
    names.find(([, selector]) => elements.some((element) => element.closest(selector)))?.[0];
  return `${find(PARTS) ?? ELSEWHERE}.${find(CONTROLS) ?? NO_CONTROL}`;
}
