import { useServerClasses } from '@hadaya/core/react';
import { type ReactNode, useLayoutEffect } from 'react';
import type { SwatchGroup } from '../dom/swatchGroup.ts';
import type { GroupView } from '../model/describeGroup.ts';
import type { ItemReason } from '../model/describeItem.ts';
import { Item } from './Item.tsx';

/** What is drawn for one attribute. */
export interface GroupProps {
  readonly group: SwatchGroup;
  readonly view: GroupView;
  readonly label: HTMLElement | null;
  readonly radioName: string | undefined;
  /** Ids of the texts that explain why a value cannot be had. */
  readonly explanations: Readonly<Record<ItemReason, string>>;
}

/** The chosen title behind the attribute's label. */
function LabelText({ node, text }: { readonly node: HTMLElement; readonly text: string }): ReactNode {
  useLayoutEffect(() => {
    if (node.textContent !== text) node.textContent = text;
    return () => node.replaceChildren();
  }, [node, text]);
  return null;
}

function Frame({ parent }: { readonly parent: Element }): ReactNode {
  useServerClasses(parent, { 'woo-variation-items-wrapper': true });
  return null;
}

/** Owns one attribute: its items and its label text. Draws nothing of its own. */
export function Group({ group, view, label, radioName, explanations }: GroupProps): ReactNode {
  const { list } = group;
  return (
    <>
      {list.parentElement && <Frame parent={list.parentElement} />}
      {label && <LabelText node={label} text={view.labelText} />}
      {group.items.map((item, place) => {
        const state = view.items[place];
        if (!state) return null;
        return (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the list stays as printed
            key={place}
            {...state}
            item={item}
            isTabStop={place === view.tabStop}
            explanation={state.reason && explanations[state.reason]}
            radioName={radioName}
          />
        );
      })}
    </>
  );
}
