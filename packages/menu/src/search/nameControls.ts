import type { SearchContext } from './searchContext.ts';

/** Gives field and buttons their names, and ids that are unique on the page; the first widget keeps the server's ids. */
export function nameControls({ parts, texts, loan, environment }: SearchContext): void {
  const { form, input, clear, submit } = parts;
  loan.attributes(input, { 'aria-label': input.getAttribute('aria-label') ?? texts.search });
  if (submit) loan.attributes(submit, { 'aria-label': texts.search });
  if (clear) {
    const isFirst = environment.document.getElementById(clear.id) === clear;
    loan.attributes(clear, { 'aria-label': texts.clearSearch, id: isFirst ? clear.id : null, 'data-hadaya-clear': '' });
  }
  const others = [...environment.document.querySelectorAll('form[role="search"]')].indexOf(form);
  // Landmarks of one kind need names that differ.
  loan.attributes(form, { 'aria-label': others > 0 ? `${texts.search} ${others + 1}` : texts.search });
  const tablist = form.querySelector('[role="tablist"]');
  if (tablist) loan.attributes(tablist, { role: null });
}
