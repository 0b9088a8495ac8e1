import { isComposing, listen } from '@hadaya/core';
import type { SearchContext } from './readSearch.ts';

/** Keeps the server's id only on the first widget's clear button, because ids must be unique. */
function nameControls({ parts, texts, loan, environment }: SearchContext): void {
  const { form, input, clear, submit } = parts;
  // Screen readers would read the printed title after the name, in the server's language.
  loan.attributes(input, { 'aria-label': input.getAttribute('aria-label') ?? texts.search, title: null });
  if (submit) loan.attributes(submit, { 'aria-label': texts.search });
  if (clear) {
    const isFirst = environment.document.getElementById(clear.id) === clear;
    loan.attributes(clear, { 'aria-label': texts.clearSearch, id: isFirst ? clear.id : null, 'data-hadaya-clear': '' });
  }
  const others = [...environment.document.querySelectorAll('form[role="search"]')].indexOf(form);
  // Landmarks with the same role need different names.
  loan.attributes(form, { 'aria-label': others > 0 ? `${texts.search} ${others + 1}` : texts.search });
  const tablist = form.querySelector('[role="tablist"]');
  if (tablist) loan.attributes(tablist, { role: null });
}

function bindClear({ parts, loan, signal }: SearchContext): void {
  const { input, clear, submit } = parts;
  if (!clear) return;
  const update = () => {
    const isShown = input.value !== '';
    loan.style(clear, { visibility: isShown ? 'visible' : 'hidden', display: 'inline-block' });
    // The button is measured only when it is visible, to save work during page load.
    if (isShown && submit && clear.dataset.hadayaClear !== undefined) {
      loan.style(clear, { 'inset-inline-start': 'auto', 'inset-inline-end': `${submit.offsetWidth}px` });
    }
  };
  update();
  listen(input, 'input', update, { signal });
  listen(
    clear,
    'click',
    (event) => {
      // `type=reset` would restore the query that the server printed.
      event.preventDefault();
      input.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.focus();
    },
    { signal },
  );
}

function createIconField({ parts, loan }: SearchContext, icon: HTMLElement) {
  const { form, input } = parts;
  // Keeps the typed text from running under the icon, on either side of the form. The closed field stays as printed,
  // which avoids a layout shift when the script loads.
  const keepClear = () => {
    const [frame, box] = [form.getBoundingClientRect(), icon.getBoundingClientRect()];
    const side = frame.right - box.right > box.left - frame.left ? 'padding-left' : 'padding-right';
    loan.style(input, { [side]: `${icon.offsetWidth}px` });
  };
  const set = (isOpen: boolean) => {
    if (isOpen) keepClear();
    else loan.style(input, { 'padding-left': '', 'padding-right': '' });
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
 * Binds the icon layout, in which the icon is a button that opens the field. The closed field has no width and is not
 * focusable. Pressing Escape or leaving an empty field closes it.
 */
function bindIcon(context: SearchContext): void {
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
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) field.close();
  };
  loan.attributes(icon, { role: 'button', tabindex: '0', 'aria-label': texts.openSearch, 'aria-hidden': null });
  field.set(input.value !== '');
  listen(icon, 'click', () => (input.value === '' ? field.open() : form.requestSubmit()), { signal });
  listen(icon, 'keydown', answerIcon, { signal });
  listen(input, 'keydown', answerField, { signal });
  listen(form, 'focusout', leave, { signal });
}

/** Leaves submitting the form to the browser. */
export function bindField(context: SearchContext): void {
  nameControls(context);
  bindClear(context);
  bindIcon(context);
}
