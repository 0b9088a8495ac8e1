import { type Clock, listen, readDirection } from '@hadaya/core';
import { moveFocus } from '../input/index.ts';
import type { BlockOption, BlockRow } from './dom.ts';

export interface BlockInput {
  readonly form: HTMLElement;
  readonly page: Window;
  /** Reads the options from the page on each call, because the block may have replaced them. */
  readonly find: () => readonly BlockRow[];
  readonly signal: AbortSignal;
}

const canFocus = ({ control }: BlockOption): boolean => !control.disabled && !control.hidden;

/**
 * Moves focus among an attribute's chips with the arrow keys, Home and End; Left and Right follow the reading
 * direction. The block still handles Space and Enter, and each chip remains a tab stop. On radios, browsers handle
 * these keys themselves.
 */
function followKeys({ form, find, signal }: BlockInput): void {
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLButtonElement)) return;
    const options = find().find((row) => row.options.some(({ control }) => control === target))?.options ?? [];
    const reachable = options.flatMap((option, at) => (canFocus(option) ? [at] : []));
    const from = options.findIndex(({ control }) => control === target);
    const to = moveFocus(key, { from, reachable, direction: readDirection(form) });
    if (to === undefined) return;
    event.preventDefault();
    options[to]?.control.focus();
  };
  listen(form, 'keydown', onKey, { signal });
}

/**
 * Runs the callback when a disabled option is pressed. Listens to `pointerup`, because browsers fire no click on a
 * disabled button.
 */
function followRefusals({ form, find, signal }: BlockInput, callback: (option: BlockOption) => void): void {
  const onUp = ({ target, button, isPrimary }: PointerEvent) => {
    if (button !== 0 || !isPrimary || !(target instanceof Node)) return;
    const options = find().flatMap((row) => row.options);
    const pressed = options.find(({ face, control }) => control.disabled && face.contains(target));
    if (pressed) callback(pressed);
  };
  listen(form, 'pointerup', onUp, { signal });
}

/**
 * Runs the callback with the element whose tooltip should open: the element under a mouse or pen, or the one with
 * keyboard focus. Touch opens no tooltip. Escape closes the tooltip.
 */
function followTips({ form, page, signal }: BlockInput, callback: (face: HTMLElement | null) => void): void {
  const show = (target: EventTarget | null) =>
    callback(target instanceof Element ? target.closest<HTMLElement>('[data-hadaya-tip]') : null);
  const close = () => callback(null);
  const onOver = ({ target, pointerType }: PointerEvent) => pointerType === 'touch' || show(target);
  const onFocus = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(':focus-visible') && show(target);
  listen(form, 'pointerover', onOver, { signal });
  listen(form, 'focusin', onFocus, { signal });
  for (const type of ['pointerleave', 'focusout'] as const) listen(form, type, close, { signal });
  listen(page, 'keydown', ({ key }) => key === 'Escape' && close(), { signal, capture: true });
}

export interface BlockSigns {
  readonly onRefusal: (option: BlockOption) => void;
  /** Called with the option whose tooltip should open; `null` to close the tooltip. */
  readonly onTip: (face: HTMLElement | null) => void;
}

/** Leaves the block's own listeners in place. */
export function followBlockInput(input: BlockInput, { onRefusal, onTip }: BlockSigns): void {
  followKeys(input);
  followTips(input, onTip);
  followRefusals(input, onRefusal);
}

/**
 * Presses the block's own options, one after the other, until the block has the given values. If a requested option is
 * disabled, clears chosen values first. Calls `done` at the end, even if some values cannot be set.
 */
export function pressThrough(
  { find, signal, clock }: BlockInput & { readonly clock: Clock },
  values: ReadonlyMap<string, string>,
  done: () => void,
): void {
  let left = 2 * values.size + 2;
  const press = () => {
    const rows = find().filter(({ attribute }) => values.has(attribute));
    const isRequested = ({ attribute, value }: BlockOption) => values.get(attribute) === value;
    const open = rows.filter(({ options }) => !options.some((one) => one.isChosen && isRequested(one)));
    const options = open.flatMap((row) => row.options);
    const next =
      options.find((option) => isRequested(option) && !option.control.disabled) ??
      options.find(({ isChosen }) => isChosen);
    if (!next || left === 0) return done();
    left -= 1;
    next.control.click();
    clock.frame(() => clock.frame(press, signal), signal);
  };
  press();
}
