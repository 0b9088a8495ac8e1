import { listen } from '@hadaya/core';
import type { SearchContext } from './searchContext.ts';

/** Opening and closing of the field behind the icon. */
function createIconField({ parts, loan }: SearchContext, icon: HTMLElement) {
  const { form, input } = parts;
  // What is typed keeps clear of the icon, on whichever side of the form a style sheet has put it.
  const [frame, box] = [form.getBoundingClientRect(), icon.getBoundingClientRect()];
  const side = frame.right - box.right > box.left - frame.left ? 'padding-left' : 'padding-right';
  loan.style(input, { [side]: `${icon.offsetWidth}px` });
  const set = (isOpen: boolean) => {
    loan.classes(form, { 'hfe-input-focus': isOpen });
    loan.attributes(input, { tabindex: isOpen ? null : '-1' });
    loan.attributes(icon, { 'aria-expanded': String(isOpen) });
  };
  return {
    set,
    open() {
      set(true);
      input.focus();
    },
    close() {
      set(false);
      icon.focus();
    },
  };
}

/**
 * The icon layout: the icon is a button that opens the field. While the field is closed it has no width, so it takes no
 * focus either. Escape, or leaving an empty field, closes it.
 */
export function bindIcon(context: SearchContext): void {
  const { parts, texts, loan, signal } = context;
  const { form, input, icon } = parts;
  if (!icon) return;
  const field = createIconField(context, icon);
  const answerIcon = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    field.open();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && form.contains(relatedTarget);
    if (!isInside && input.value === '') field.set(false);
  };
  const answerField = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) field.close();
  };
  loan.attributes(icon, { role: 'button', tabindex: '0', 'aria-label': texts.openSearch, 'aria-hidden': null });
  field.set(input.value !== '');
  listen(icon, 'click', () => (input.value === '' ? field.open() : form.requestSubmit()), { signal });
  listen(icon, 'keydown', answerIcon, { signal });
  listen(input, 'keydown', answerField, { signal });
  listen(form, 'focusout', leave, { signal });
}
