import { type IslandContext, lazyPart } from '@hadaya/core';
import { renderIsland, useStore, useStoreAtOnce } from '@hadaya/core/react';
import type { VariationForm } from '@hadaya/variations';
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import { findCard } from '../catalog/catalogRole.ts';
import { Css } from '../css/Css.ts';
import {
  type GroupView,
  hasBox,
  type ItemActions,
  type ItemReason,
  type SwatchesStore,
  type SwatchGroup,
} from '../items/index.ts';
import type { SwatchSettings } from '../settings.ts';
import { type Explanations, Group } from './Group.tsx';
import { Label, readLabels } from './labels.tsx';
import { usePart } from './usePart.ts';

const importNotices = lazyPart(() => import('../notices/Notices.tsx'));
const importTooltip = lazyPart(() => import('../tooltips/ItemTooltip.tsx'));
const importCard = lazyPart(() => import('../catalog/Card.tsx'));

/** What the swatches of a form are drawn from. */
export interface SwatchesProps {
  readonly context: IslandContext<SwatchSettings>;
  readonly form: VariationForm;
  readonly groups: readonly SwatchGroup[];
  readonly store: SwatchesStore;
  readonly actions: ItemActions;
  /** The words that explain an item, by reason. */
  readonly reasons: Readonly<Record<ItemReason, string>>;
  /** The shop's own words for a choice that cannot be had. */
  readonly shopText: string | undefined;
  /** Called when this has its first effect: the first response gives its nodes back. */
  readonly onTakeOver: () => void;
  /** Called when the file with what notices say is lost. */
  readonly onWordsLost: () => void;
}

/** Runs before whatever is drawn after it has an effect. */
function TakeOver({ onTakeOver }: Pick<SwatchesProps, 'onTakeOver'>): null {
  useLayoutEffect(onTakeOver, [onTakeOver]);
  return null;
}

/**
 * Moves the focus to its group's tab stop when the item that holds it has lost its box (an unavailable value that the
 * owner hides): the browser would drop it to the page. The tab stop stays on a focused item as long as nothing hides it, so
 * that the page is not laid out at every choice to find that out.
 */
function keepFocus({ list, items }: SwatchGroup, view: GroupView | undefined): void {
  const { activeElement } = list.ownerDocument;
  const focused = list.contains(activeElement) && items.find(({ control }) => control === activeElement);
  const stop = items[view?.tabStop ?? 0];
  if (focused && focused !== stop && !hasBox(focused)) stop?.control.focus();
}

/** The words that items name as their description, out of sight. */
function Reasons({
  reasons,
  ids,
}: {
  readonly reasons: SwatchesProps['reasons'];
  readonly ids: Explanations;
}): ReactNode {
  return (
    <>
      <span id={ids.unavailable}>{reasons.unavailable}</span>
      <span id={ids['out-of-stock']}>{reasons['out-of-stock']}</span>
    </>
  );
}

/** What is to be said, once its file is there: it is fetched when a tap may soon need it. */
function Words(props: SwatchesProps): ReactNode {
  const { context, store, onWordsLost } = props;
  const { topic, isNearTopic } = useStoreAtOnce(store);
  const [part, start] = usePart(importNotices, context, onWordsLost);
  useEffect(() => {
    if (topic) start();
    else if (isNearTopic) context.environment.clock.idle(start, context.signal);
  }, [topic, isNearTopic, start, context]);
  return (
    part && (
      <>
        <Css css={part.css} />
        {topic && <part.Notices {...props} refusal={topic.refusal} />}
      </>
    )
  );
}

/** The tooltip that is open. */
function Tip({ context, store }: SwatchesProps): ReactNode {
  const { tip } = useStoreAtOnce(store);
  const [part, start] = usePart(importTooltip, context);
  useEffect(() => {
    if (tip) start();
  }, [tip, start]);
  return (
    part && (
      <>
        <Css css={part.css} />
        {tip && <part.ItemTooltip key={tip.value} node={tip.node} />}
      </>
    )
  );
}

/** The choice on the product card around the form. */
function CardAround({ context, form }: SwatchesProps): ReactNode {
  const { settings, element } = context;
  const isChosen = useStore(form).choice.size > 0;
  const [part, start] = usePart(importCard, context);
  const [card] = useState(() => findCard(element, settings.cardSelector));
  useEffect(() => {
    if (card && isChosen) start();
  }, [card, isChosen, start]);
  return part && card && <part.Card form={form} card={card} settings={settings} />;
}

/** All that swatches are on a form: the server's items, labels and lists as they are to be, and what is said beside them. */
export function Swatches(props: SwatchesProps): ReactNode {
  const { form, groups, store, reasons, onTakeOver } = props;
  const { groups: views, revealed } = useStoreAtOnce(store);
  const id = useId();
  const ids: Explanations = { unavailable: `${id}-unavailable`, 'out-of-stock': `${id}-out-of-stock` };
  const [labels] = useState(() => readLabels(form.root, groups));
  useLayoutEffect(() => {
    for (const [at, group] of groups.entries()) keepFocus(group, views[at]);
  }, [groups, views]);
  return (
    <>
      <TakeOver onTakeOver={onTakeOver} />
      <Reasons reasons={reasons} ids={ids} />
      {groups.map((group, at) => {
        const view = views[at];
        const shared = { group, explanations: ids, isRevealed: revealed.has(group.attribute) };
        return view && <Group key={group.attribute} {...shared} view={view} />;
      })}
      {labels.map(({ id: key, label, at }) => (
        <Label key={key} label={label} text={views[at]?.labelText ?? ''} />
      ))}
      <Words {...props} />
      <Tip {...props} />
      <CardAround {...props} />
    </>
  );
}

/** Draws the swatches of a form until the context's signal aborts. */
export function startView(props: SwatchesProps): void {
  const [first] = props.groups;
  if (!first) return;
  const { list } = first;
  const attributes = { 'data-hadaya-own': 'swatches', hidden: '' };
  renderIsland(props.context, <Swatches {...props} />, {
    into: list.parentElement ?? props.form.root,
    before: list.nextSibling,
    attributes,
    // In one piece: a visitor taps here first, and a tap between two slices would meet items of two states.
    isAtOnce: true,
  });
}
