import { childController, createLoan } from '@hadaya/core';
import { NO_LIMIT, type SwatchesOptions, type SwatchesStore } from './items/index.ts';

/**
 * Until React has loaded, shows the result of each tap in the frame of the tap: it sets the items' checked states and
 * expands the list through attributes and classes of the server's elements. The returned function reverts these
 * changes; it is called when React renders the same state.
 */
export function startFirstResponse({ context, form, groups }: SwatchesOptions, store: SwatchesStore): () => void {
  const lasting = createLoan(context.signal);
  lasting.classes(form.root, { 'wvs-loaded': true });
  for (const { list, items } of groups) {
    if (list.parentElement) lasting.classes(list.parentElement, { 'woo-variation-items-wrapper': true });
    // The frame around a native radio must not count as a second control.
    for (const { input, node } of items)
      if (input) lasting.attributes(node, { role: 'none', tabindex: null, 'aria-checked': null });
  }

  const waiting = childController(context.signal);
  const loan = createLoan(waiting.signal);
  const mark = () => {
    const state = store.getState();
    for (const [at, { attribute, items, list, more }] of groups.entries()) {
      for (const [index, { node, input }] of items.entries()) {
        const isSelected = state.groups[at]?.items[index]?.isSelected === true;
        loan.classes(node, { selected: isSelected });
        if (input) input.checked = isSelected;
        else loan.attributes(node, { 'aria-checked': String(isSelected) });
      }
      if (!more || !state.revealed.has(attribute)) continue;
      loan.classes(list, NO_LIMIT);
      loan.style(more, { display: 'none' });
    }
  };
  mark();
  store.subscribe(mark, waiting.signal);
  return () => waiting.abort();
}
