import { hasModifier, isFieldKey, listen, readDirection } from '@hadaya/core';
import type { Widget } from '../../widget/index.ts';

export interface TitleKey {
  readonly key: string;
  readonly index: number;
  readonly count: number;
  /** Arrow keys that move the focus: those along the titles' axis, or all four. */
  readonly arrows: 'horizontal' | 'vertical' | 'both';
  readonly direction: 'ltr' | 'rtl';
}

export interface TitlesPlan {
  /** Titles in order, one list for each set of titles. */
  readonly sets: readonly (readonly HTMLElement[])[];
  /** Focusable element of a title; the title itself by default. */
  readonly focusOf?: (title: HTMLElement) => HTMLElement;
  readonly arrows: (set: number) => TitleKey['arrows'];
  /** Called for a click, Enter or Space on a title. */
  readonly onPress: (item: number, by: 'pointer' | 'key') => void;
  /** Called after a key has moved the focus to a title. */
  readonly onMove?: (item: number) => void;
  /** True if the titles are native buttons, for which the browser turns keys into clicks. */
  readonly areNative?: boolean;
}

type Position = readonly [set: number, item: number];

function findTitle(sets: TitlesPlan['sets'], target: EventTarget | null): Position | undefined {
  for (const [set, titles] of sets.entries()) {
    const item = titles.findIndex((title) => target instanceof Node && title.contains(target));
    if (item >= 0) return [set, item];
  }
  return undefined;
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Returns the index of the title to which a key moves, wrapping at the ends, or `undefined` for other keys. */
export function nextFocus({ key, index, count, arrows, direction }: TitleKey): number | undefined {
  const step = (by: number) => (index + by + count) % count;
  const forward = direction === 'rtl' ? -1 : 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (arrows !== 'vertical' && key === 'ArrowRight') return step(forward);
  if (arrows !== 'vertical' && key === 'ArrowLeft') return step(-forward);
  if (arrows !== 'horizontal' && key === 'ArrowDown') return step(1);
  if (arrows !== 'horizontal' && key === 'ArrowUp') return step(-1);
  return undefined;
}

function handleKey(event: KeyboardEvent, plan: TitlesPlan, [set, item]: Position): void {
  const titles = plan.sets[set] ?? [];
  const { key } = event;
  const isPress = key === 'Enter' || key === ' ';
  const direction = titles[item] ? readDirection(titles[item]) : 'ltr';
  const next = nextFocus({ key, index: item, count: titles.length, arrows: plan.arrows(set), direction });
  if (isPress && plan.areNative) event.stopPropagation();
  else if (isPress || next !== undefined) take(event);
  if (isPress && !plan.areNative) plan.onPress(item, 'key');
  const title = titles[next ?? -1];
  if (next === undefined || !title) return;
  (plan.focusOf?.(title) ?? title).focus();
  plan.onMove?.(next);
}

/**
 * Listens for clicks and keys on titles before any other listener, because the replaced script, if still bound, must
 * not receive the same click. Handled keys never scroll the page.
 */
export function bindTitles({ element, signal }: Widget, plan: TitlesPlan): void {
  const options = { signal, capture: true };
  const click = (event: MouseEvent) => {
    const found = findTitle(plan.sets, event.target);
    if (!found) return;
    take(event);
    plan.onPress(found[1], event.detail === 0 ? 'key' : 'pointer');
  };
  const press = (event: KeyboardEvent) => {
    const found = findTitle(plan.sets, event.target);
    if (found && !hasModifier(event) && !isFieldKey(event)) handleKey(event, plan, found);
  };
  // The replaced script reacts to `keyup`, so it must not receive that event either.
  const release = (event: KeyboardEvent) =>
    !isFieldKey(event) && findTitle(plan.sets, event.target) && event.stopPropagation();
  listen(element, 'click', click, options);
  listen(element, 'keydown', press, options);
  listen(element, 'keyup', release, options);
}
