import { type Clock, listen, readDirection } from '@hadaya/core';
import { moveFocus } from '../input/index.ts';
import { placeTooltip } from '../tooltips/index.ts';
import type { BlockOption, BlockRow } from './dom.ts';

/** Attribute by which the style sheet shows a tooltip, and on which side. */
const OPEN_ATTRIBUTE = 'data-hadaya-tooltip';
const SHIFT_PROPERTY = '--_tip-shift';

/** Where input is heard. */
export interface BlockInput {
  readonly form: HTMLElement;
  readonly page: Window;
  /** The options as they are now. */
  readonly find: () => readonly BlockRow[];
  readonly signal: AbortSignal;
}

const canFocus = ({ control }: BlockOption): boolean => !control.disabled && !control.hidden;

/**
 * Arrows, Home and End move the focus among the chips of an attribute, as the reading direction goes; choosing stays with space,
 * enter and the block. Each chip remains a tab stop, as the block has it. Radios do all that by themselves.
 */
function followKeys({ form, find, signal }: BlockInput): void {
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLButtonElement)) return;
    const options = find().find((row) => row.options.some(({ control }) => control === target))?.options ?? [];
    const reachable = options.flatMap((option, at) => (canFocus(option) ? [at] : []));
    const from = options.findIndex(({ control }) => control === target);
    const to = from === -1 ? undefined : moveFocus(key, { from, reachable, direction: readDirection(form) });
    if (to === undefined) return;
    event.preventDefault();
    options[to]?.control.focus();
  };
  listen(form, 'keydown', onKey, { signal });
}

/** Calls back with an option that is pressed although it is disabled: of a disabled button browsers tell no click. */
function followRefusals({ form, find, signal }: BlockInput, callback: (option: BlockOption) => void): void {
  const onUp = ({ target, button, isPrimary }: PointerEvent) => {
    if (button !== 0 || !isPrimary || !(target instanceof Node)) return;
    const options = find().flatMap((row) => row.options);
    const pressed = options.find(({ face, control }) => control.disabled && face.contains(target));
    if (pressed) callback(pressed);
  };
  listen(form, 'pointerup', onUp, { signal });
}

const px = (length: string): number => Number.parseFloat(length) || 0;

/** Puts a tooltip that is open above its option or below it, and inside the page. */
function alignTooltip(face: HTMLElement, page: Window): void {
  const drawn = page.getComputedStyle(face, '::after');
  const { isBelow, shift } = placeTooltip({
    item: face.getBoundingClientRect(),
    tooltip: { width: px(drawn.width), height: px(drawn.height) + px(drawn.bottom) - face.offsetHeight },
    pageWidth: page.document.documentElement.clientWidth,
  });
  if (isBelow) face.setAttribute(OPEN_ATTRIBUTE, 'below');
  if (shift !== 0) face.style.setProperty(SHIFT_PROPERTY, `${shift}px`);
}

function resetTooltip(face: HTMLElement): void {
  face.removeAttribute(OPEN_ATTRIBUTE);
  face.style.removeProperty(SHIFT_PROPERTY);
  if (face.getAttribute('style') === '') face.removeAttribute('style');
}

/** Opens one tooltip at a time: under a mouse or pen and on keyboard focus, never by touch; Escape closes it. */
function followTips({ form, page, signal }: BlockInput): void {
  let open: HTMLElement | undefined;
  const close = () => {
    if (open) resetTooltip(open);
    open = undefined;
  };
  const show = (target: EventTarget | null) => {
    const face = target instanceof Element ? target.closest<HTMLElement>('[data-hadaya-tip]') : null;
    if (face === open) return;
    close();
    if (!face) return;
    open = face;
    face.setAttribute(OPEN_ATTRIBUTE, 'above');
    alignTooltip(face, page);
  };
  const onOver = ({ target, pointerType }: PointerEvent) => pointerType === 'touch' || show(target);
  const onFocus = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(':focus-visible') && show(target);
  listen(form, 'pointerover', onOver, { signal });
  listen(form, 'focusin', onFocus, { signal });
  for (const type of ['pointerleave', 'focusout'] as const) listen(form, type, close, { signal });
  listen(page, 'keydown', ({ key }) => key === 'Escape' && close(), { signal, capture: true });
  signal.addEventListener('abort', close, { once: true });
}

/** What keys, pointers and the focus do beside the block's own ways; `onRefusal` hears of presses on what cannot be had. */
export function followBlockInput(input: BlockInput, onRefusal: (option: BlockOption) => void): void {
  followKeys(input);
  followTips(input);
  followRefusals(input, onRefusal);
}

/** Presses the block's own options until it has these values: one that is in the way is taken back first. Then calls back. */
export function pressThrough(
  { find, signal, clock }: BlockInput & { readonly clock: Clock },
  values: ReadonlyMap<string, string>,
  done: () => void,
): void {
  let left = 2 * values.size + 2;
  const press = () => {
    const rows = find().filter(({ attribute }) => values.has(attribute));
    const isWanted = ({ attribute, value }: BlockOption) => values.get(attribute) === value;
    const open = rows.filter(({ options }) => !options.some((one) => one.isChosen && isWanted(one)));
    const options = open.flatMap((row) => row.options);
    const next =
      options.find((option) => isWanted(option) && !option.control.disabled) ??
      options.find(({ isChosen }) => isChosen);
    if (!next || left === 0) return done();
    left -= 1;
    next.control.click();
    clock.frame(() => clock.frame(press, signal), signal);
  };
  press();
}
