import { isComposing, isFieldKey, listen } from '@hadaya/core';
import { onOutsideClick } from '@hadaya/core/overlay';
import { findButton, listOwnBranches, type MenuContext } from '../../state/index.ts';

/** Closes the innermost open level and moves focus to its control. Returns false if nothing is open. */
function closeInnermost(context: MenuContext, target: Element): boolean {
  const { parts, store } = context;
  const { openBranches, isOpen } = store.getState();
  const open = listOwnBranches(context).filter(({ id }) => openBranches.includes(id));
  const branch = open.findLast(({ item }) => item.contains(target)) ?? open.at(-1);
  if (!branch && !isOpen) return false;
  store.dispatch(branch ? { kind: 'branch-closed', id: branch.id } : { kind: 'closed' });
  (branch ? (findButton(branch) ?? branch.link) : parts.toggle)?.focus();
  return true;
}

/**
 * Closes open levels on Escape and, unless the menu is a flyout, when focus leaves the menu or the visitor clicks
 * outside it.
 */
export function bindClosing(context: MenuContext): void {
  const { parts, store, signal } = context;
  const { wrapper, flyout } = parts;
  const close = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return;
    if (key !== 'Escape' || !closeInnermost(context, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: KeyboardEvent) => {
    if (!isFieldKey(event)) close(event);
  };
  // A field in the panel may itself use Escape, for example to close a list of suggestions, so this listener runs after
  // the field's own and closes a level only if the field has not handled the key.
  const pressInField = (event: KeyboardEvent) => {
    if (isFieldKey(event) && !isComposing(event) && !event.defaultPrevented) close(event);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !wrapper.contains(relatedTarget) && !flyout)
      store.dispatch({ kind: 'closed' });
  };
  const pressBeside = () => {
    // A list in normal flow covers nothing, so it stays open.
    if (!store.getState().mode.submenusInFlow) store.dispatch({ kind: 'closed' });
  };
  if (!flyout) onOutsideClick([wrapper], pressBeside, signal);
  listen(wrapper, 'keydown', press, { signal, capture: true });
  listen(wrapper, 'keydown', pressInField, { signal });
  listen(wrapper, 'focusout', leave, { signal });
}
