import { Placed, ServerNode } from '@hadaya/core/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { SwatchGroup } from '../items/index.ts';

const NAME_CLASS = 'woo-selected-variation-item-name';

/** Finds a list's label: the label in the same table row or, outside tables, the nearest label before the list. */
function findLabel(labels: readonly HTMLElement[], root: HTMLElement, list: HTMLElement): HTMLElement | undefined {
  const row = list.closest('tr');
  if (row && root.contains(row)) return labels.find((label) => row.contains(label));
  const isBefore = (label: HTMLElement) => label.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING;
  return labels.findLast(isBefore);
}

/**
 * Returns a form's attribute labels in order, each with the index of the swatch group that it labels; -1 if there is
 * none.
 */
export function readLabels(root: HTMLElement, groups: readonly Pick<SwatchGroup, 'list'>[]) {
  const labels = [...root.querySelectorAll<HTMLElement>('.variations .label')];
  const owners = groups.map(({ list }) => findLabel(labels, root, list));
  return labels.map((label, id) => ({ id, label, at: owners.indexOf(label) }));
}

/**
 * Renders the chosen value's title after an attribute's name, in the server's container if there is one, otherwise in a
 * new container.
 */
export function Label({ label, text }: { readonly label: HTMLElement; readonly text: string }): ReactNode {
  const [printed] = useState(() => label.querySelector(`.${NAME_CLASS}`));
  const content = useMemo(() => [text], [text]);
  if (printed) return <ServerNode node={printed} content={content} />;
  return (
    <Placed into={label} tag="span">
      <span className={NAME_CLASS} data-default="">
        {text}
      </span>
    </Placed>
  );
}
