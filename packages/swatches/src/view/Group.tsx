import { ServerNode, useServerNode } from '@hadaya/core/react';
import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import {
  findRadioName,
  type GroupView,
  type ItemReason,
  type ItemView,
  NO_LIMIT,
  type SwatchGroup,
  type SwatchItem,
} from '../items/index.ts';
import { Swatch } from '../swatch/Swatch.tsx';

/** Ids of the elements that explain why a value is unavailable, keyed by reason. */
export type Explanations = Readonly<Record<ItemReason, string>>;

interface ItemProps {
  readonly item: SwatchItem;
  readonly view: ItemView;
  readonly isTabStop: boolean;
  /** Name that the native inputs need; `undefined` for a group without native inputs. */
  readonly radioName: string | undefined;
  readonly explanations: Explanations;
}

/** This component is memoised, because a choice changes only a few items. */
const Item = memo(({ item, view, isTabStop, radioName, explanations }: ItemProps): ReactNode => {
  const { node, input, badge, title } = item;
  const shared = {
    tabindex: isTabStop ? '0' : '-1',
    'aria-disabled': view.isDisabled ? 'true' : null,
    'aria-describedby': view.reason && explanations[view.reason],
    // The badge is content that the style sheet generates, which not every screen reader reads, so the description
    // repeats it.
    'aria-description': view.stockLeft || null,
  };
  // The first response has already removed the role of the frame around a native radio.
  const own = input ? {} : { ...shared, role: 'radio', 'aria-checked': String(view.isSelected), 'aria-label': title };
  const look = {
    attributes: {
      ...own,
      title: null,
      'data-wvstooltip-out-of-stock': view.tooltip,
      'data-hadaya-hint': view.isHint ? '' : null,
    },
    classes: {
      selected: view.isSelected,
      disabled: view.isDisabled,
      'no-stock': view.isOutOfStock,
      'wvs-show-stock-left-info': view.stockLeft !== '',
    },
  };
  const controlLook = { attributes: { ...shared, name: radioName ?? null } };
  return (
    <Swatch
      face={node}
      look={look}
      control={input}
      controlLook={controlLook}
      badge={badge}
      stockLeft={view.stockLeft}
    />
  );
});

/**
 * Renders the "show more" link as a button. Once all items are shown, hides the button and removes the display limit.
 */
function ShowMore({
  list,
  more,
  isRevealed,
}: {
  readonly list: Element;
  readonly more: Element;
  readonly isRevealed: boolean;
}): ReactNode {
  const link = more.firstElementChild;
  useServerNode(more, { attributes: { role: 'none' } });
  return (
    <>
      {link && <ServerNode node={link} attributes={{ role: 'button', 'aria-expanded': 'false' }} />}
      {isRevealed && <ServerNode node={list} classes={NO_LIMIT} />}
      {isRevealed && <ServerNode node={more} style={{ display: 'none' }} />}
    </>
  );
}

/** Renders one attribute: the server's list with its items. */
export function Group({
  group,
  view,
  isRevealed,
  explanations,
}: {
  readonly group: SwatchGroup;
  readonly view: GroupView;
  readonly isRevealed: boolean;
  readonly explanations: Explanations;
}): ReactNode {
  const { items, list, more } = group;
  const [radioName] = useState(() => findRadioName(group));
  // A click changes a native radio's `checked` without React, so each render writes it again.
  useLayoutEffect(() => {
    for (const [index, { input }] of items.entries()) if (input) input.checked = view.items[index]?.isSelected === true;
  });
  return (
    <>
      {items.map((item, index) => {
        const state = view.items[index];
        const shared = { item, radioName, explanations, isTabStop: index === view.tabStop };
        return state && <Item key={item.value} {...shared} view={state} />;
      })}
      {more && <ShowMore list={list} more={more} isRevealed={isRevealed} />}
    </>
  );
}
