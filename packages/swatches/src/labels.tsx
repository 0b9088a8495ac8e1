import { Placed, ServerNode } from '@hadaya/core/react';
import { type ReactNode, useMemo, useState } from 'react';

const NAME_CLASS = 'woo-selected-variation-item-name';
const ATTRIBUTES = { class: NAME_CLASS, 'data-default': '' };

/** The labels of a form's attributes. */
export const findLabels = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.variations .label'),
];

/** The label that belongs to a list: in its table row, else the nearest one before it. */
export function findLabel(labels: readonly HTMLElement[], root: HTMLElement, list: HTMLElement): HTMLElement | undefined {
  const row = list.closest('tr');
  if (row && root.contains(row)) return labels.find((label) => row.contains(label));
  const isBefore = (label: HTMLElement) => label.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING;
  return labels.findLast(isBefore);
}

/** The chosen title behind the name of an attribute, where the server has a place for it, else in one of ours. */
export function Label({ label, text }: { readonly label: HTMLElement; readonly text: string }): ReactNode {
  const [printed] = useState(() => label.querySelector(`.${NAME_CLASS}`));
  const content = useMemo(() => [text], [text]);
  if (printed) return <ServerNode node={printed} content={content} />;
  return (
    <Placed into={label} tag="span" attributes={ATTRIBUTES}>
      {text}
    </Placed>
  );
}
