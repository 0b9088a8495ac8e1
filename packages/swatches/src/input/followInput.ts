import { listen, type Store } from '@hadaya/core';
import {
  findItem,
  type Interaction,
  type InteractionChange,
  type ItemActions,
  type SwatchGroup,
  type SwatchItem,
} from '../items/index.ts';

export interface InputOptions {
  readonly actions: ItemActions;
  readonly interaction: Store<Interaction, InteractionChange>;
  readonly move: (key: string) => void;
  /** False in a list whose items only link to the product page; the browser then follows the item's link. */
  readonly mayChoose: boolean;
  readonly tipOnFocus: boolean;
  readonly signal: AbortSignal;
}

function onClick(event: MouseEvent, group: SwatchGroup, { actions, mayChoose }: InputOptions): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (group.more?.contains(target)) {
    event.preventDefault();
    actions.reveal(group);
    return;
  }
  const item = findItem(group, target);
  if (!item || !mayChoose) return;
  // A label forwards its click to the radio input, so this click is ignored and the input's own click is handled.
  if (item.input && target !== item.input && target.closest('label')) return;
  // Without `preventDefault`, a refused click would still check a native radio.
  if (!actions.choose(group, item) && item.input) event.preventDefault();
}

/** Returns true if the browser must not process the key. */
function pressItem(group: SwatchGroup, item: SwatchItem, key: string, { actions, mayChoose, move }: InputOptions) {
  if (key !== 'Enter' && key !== ' ') {
    if (!MOVES.test(key)) return false;
    move(key);
  } else if (mayChoose) actions.choose(group, item);
  else item.node.querySelector('a')?.click();
  return true;
}

const MOVES = /^(Arrow|Home$|End$)/;

/**
 * Moves focus with arrow keys, Home and End, and chooses with Enter and Space. Prevents a native radio from choosing
 * with the arrow keys and from submitting the form with Enter.
 */
function onKey(event: KeyboardEvent, group: SwatchGroup, options: InputOptions): void {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (key === 'Escape') {
    options.actions.dismiss();
    return;
  }
  const item = findItem(group, target);
  if (target instanceof Element && group.more?.contains(target) && (key === ' ' || key === 'Enter')) {
    event.preventDefault();
    options.actions.reveal(group);
  } else if (item && item.control === target && pressItem(group, item, key, options)) {
    event.preventDefault();
  }
}

/**
 * Opens an item's tooltip on hover by mouse or pen and, with `tipOnFocus`, on keyboard focus, but never on touch.
 * Escape closes the tooltip.
 */
function followTips(group: SwatchGroup, { interaction, tipOnFocus, signal }: InputOptions): void {
  const { list } = group;
  const ask = (tip: SwatchItem | undefined) => interaction.dispatch({ tip: tip ?? null });
  const close = () => ask(undefined);
  const onOver = ({ pointerType, target }: PointerEvent) => {
    interaction.dispatch({ isNear: true });
    if (pointerType !== 'touch') ask(findItem(group, target));
  };
  const onFocus = ({ target }: FocusEvent) => {
    interaction.dispatch({ isNear: true });
    if (tipOnFocus && target instanceof Element && target.matches(':focus-visible')) ask(findItem(group, target));
  };
  listen(list, 'pointerover', onOver, { signal });
  listen(list, 'focusin', onFocus, { signal });
  for (const type of ['pointerleave', 'focusout'] as const) listen(list, type, close, { signal });
  listen(window, 'keydown', ({ key }) => key === 'Escape' && close(), { signal, capture: true });
}

export function followInput(group: SwatchGroup, options: InputOptions): void {
  const { items, list } = group;
  const { interaction, signal } = options;
  const noteFocus = (target: EventTarget | null) => {
    const { focus } = interaction.getState();
    const item = findItem(group, target);
    if (item || (focus && items.includes(focus))) interaction.dispatch({ focus: item ?? null });
  };
  noteFocus(list.ownerDocument.activeElement);
  followTips(group, options);
  listen(list, 'click', (event) => onClick(event, group, options), { signal });
  listen(list, 'keydown', (event) => onKey(event, group, options), { signal });
  // Some browsers activate a native radio on the keyup of Space, which would choose the item a second time.
  listen(list, 'keyup', (event) => event.key === ' ' && event.preventDefault(), { signal });
  listen(list, 'focusin', ({ target }) => noteFocus(target), { signal });
  listen(list, 'focusout', ({ relatedTarget }) => noteFocus(relatedTarget), { signal });
}
