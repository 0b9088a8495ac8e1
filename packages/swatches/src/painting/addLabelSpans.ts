const SPAN_CLASS = 'woo-selected-variation-item-name';

function openSpan(label: HTMLElement, signal: AbortSignal): void {
  const found = label.querySelector<HTMLElement>(`.${SPAN_CLASS}`);
  const span = found ?? label.ownerDocument.createElement('span');
  if (!found) {
    span.className = SPAN_CLASS;
    span.dataset.default = '';
    label.append(span);
  }
  signal.addEventListener('abort', () => (found ? found.replaceChildren() : span.remove()), { once: true });
}

/**
 * Gives every attribute label of a form its place for the chosen title, once. When the signal aborts ours leave, and others
 * are empty.
 */
export function addLabelSpans(root: HTMLElement, signal: AbortSignal): void {
  for (const label of root.querySelectorAll<HTMLElement>('.variations .label')) openSpan(label, signal);
}

/** The label that belongs to a list: in its table row, else the nearest one before it. */
export function findLabelSpan(root: HTMLElement, list: HTMLElement): HTMLElement | null {
  const row = list.closest('tr');
  if (row && root.contains(row)) return row.querySelector<HTMLElement>(`.label .${SPAN_CLASS}`);
  const before = [...root.querySelectorAll<HTMLElement>(`.label .${SPAN_CLASS}`)].filter(
    (span) => (span.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return before.at(-1) ?? null;
}
