import { listen } from '@hadaya/core';
import type { SearchContext } from './searchContext.ts';

/** Shows the clear button while the field has text, and makes it really empty the field. */
export function bindClear({ parts, loan, signal }: SearchContext): void {
  const { input, clear, submit } = parts;
  if (!clear) return;
  const update = () => {
    loan.style(clear, { visibility: input.value === '' ? 'hidden' : 'visible', display: 'inline-block' });
    if (submit && clear.dataset.hadayaClear !== undefined) {
      loan.style(clear, { 'inset-inline-start': 'auto', 'inset-inline-end': `${submit.offsetWidth}px` });
    }
  };
  update();
  listen(input, 'input', update, { signal });
  listen(
    clear,
    'click',
    (event) => {
      // `type=reset` would bring back the query that the server printed.
      event.preventDefault();
      input.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.focus();
    },
    { signal },
  );
}
