import { type IslandContext, lazyPart } from '@hadaya/core';
import { renderIsland, useStore, useStoreSync } from '@hadaya/core/react';
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

export interface SwatchesProps {
  readonly context: IslandContext<SwatchSettings>;
  readonly form: VariationForm;
  readonly groups: readonly SwatchGroup[];
  readonly store: SwatchesStore;
  readonly actions: ItemActions;
  readonly reasons: Readonly<Record<ItemReason, string>>;
  readonly shopText: string | undefined;
  /**
   * Called before all other layout effects, so that the first response reverts its changes to the server's elements
   * first.
   */
  readonly onFirstLayout: () => void;
  /** Called when the notices fail to load, so that a refusal can be announced in a short message. */
  readonly onNoticesFailed: () => void;
}

/** Calls `onFirstLayout` before the effects of later siblings, because effects run in the order of siblings. */
function FirstLayout({ onFirstLayout }: Pick<SwatchesProps, 'onFirstLayout'>): null {
  useLayoutEffect(onFirstLayout, [onFirstLayout]);
  return null;
}

/**
 * Moves focus to the group's tab stop when the focused item is hidden, because the browser would otherwise move focus
 * to the page. Items are hidden if they are unavailable and the owner hides unavailable values. A focused item stays
 * the tab stop until something hides it, because checking visibility on every choice would force a layout.
 */
function keepFocus({ list, items }: SwatchGroup, view: GroupView | undefined): void {
  const { activeElement } = list.ownerDocument;
  const focused = list.contains(activeElement) && items.find(({ control }) => control === activeElement);
  const stop = items[view?.tabStop ?? 0];
  if (focused && focused !== stop && !hasBox(focused)) stop?.control.focus();
}

/** Renders the visually hidden texts to which the items' descriptions refer. */
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

/** Renders the notices; their code loads when the next tap may need it. */
function Notices(props: SwatchesProps): ReactNode {
  const { context, store, onNoticesFailed } = props;
  const { topic, isNearTopic } = useStoreSync(store);
  const [part, start] = usePart(importNotices, context, onNoticesFailed);
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

/** Renders the tooltip of the item that the visitor hovers over or focuses; its code loads with the first tooltip. */
function Tip({ context, store }: SwatchesProps): ReactNode {
  const { tip } = useStoreSync(store);
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

/** Applies the choice to the product card around the form. */
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

/** Renders a form's swatches: the server's items, labels and lists with their current values, and the notices. */
export function Swatches(props: SwatchesProps): ReactNode {
  const { form, groups, store, reasons, onFirstLayout } = props;
  const { groups: views, revealed } = useStoreSync(store);
  const id = useId();
  const ids: Explanations = { unavailable: `${id}-unavailable`, 'out-of-stock': `${id}-out-of-stock` };
  const [labels] = useState(() => readLabels(form.root, groups));
  useLayoutEffect(() => {
    for (const [at, group] of groups.entries()) keepFocus(group, views[at]);
  }, [groups, views]);
  return (
    <>
      <FirstLayout onFirstLayout={onFirstLayout} />
      <Reasons reasons={reasons} ids={ids} />
      {groups.map((group, at) => {
        const view = views[at];
        const shared = { group, explanations: ids, isRevealed: revealed.has(group.attribute) };
        return view && <Group key={group.attribute} {...shared} view={view} />;
      })}
      {labels.map(({ id: key, label, at }) => (
        <Label key={key} label={label} text={views[at]?.labelText ?? ''} />
      ))}
      <Notices {...props} />
      <Tip {...props} />
      <CardAround {...props} />
    </>
  );
}

/** Renders the swatches of a form until the context's signal aborts. */
export function startView(props: SwatchesProps): void {
  const [first] = props.groups;
  if (!first) return;
  const { list } = first;
  const attributes = { 'data-hadaya-own': 'swatches', hidden: '' };
  renderIsland(props.context, <Swatches {...props} />, {
    into: list.parentElement ?? props.form.root,
    before: list.nextSibling,
    attributes,
    // Renders in one task, because visitors tap here first and would otherwise see items in different states between
    // two slices of a render.
    isSync: true,
  });
}
