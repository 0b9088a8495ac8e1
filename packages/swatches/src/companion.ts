import { createStrings, fillText, type IslandContext, type Store } from '@hadaya/core';
import type { Choice, VariationForm } from '@hadaya/variations';
import { createElement, type ReactNode } from 'react';
import { followCardImage } from './dom/cardImage.ts';
import type { CatalogRole } from './dom/catalogRole.ts';
import { findBeyondLimit, isChoiceBeyond } from './dom/displayLimit.ts';
import type { FindItem } from './dom/findItem.ts';
import { followFocus } from './dom/followFocus.ts';
import { followHover } from './dom/followHover.ts';
import { followKeys } from './dom/followKeys.ts';
import type { GroupActions } from './dom/groupActions.ts';
import { keepFocus } from './dom/keepFocus.ts';
import { createTooltips } from './dom/showTooltips.ts';
import type { SwatchGroup } from './dom/swatchGroup.ts';
import type { GroupView } from './model/describeGroup.ts';
import { describeNotice, type NoticeView, type Refusal } from './model/describeNotice.ts';
import { findStockLeft, type StockLeft } from './model/findStockLeft.ts';
import type { Interaction, InteractionChange } from './model/interaction.ts';
import { makeWay } from './model/makeWay.ts';
import { noticeStrings } from './noticeStrings.ts';
import type { SwatchSettings } from './settings.ts';
import { Notice } from './view/Notice.tsx';
import { ShowMore } from './view/ShowMore.tsx';

/** What the companion works on. */
export interface CompanionPlace {
  readonly context: IslandContext<SwatchSettings>;
  readonly form: VariationForm;
  readonly groups: readonly SwatchGroup[];
  readonly roles: readonly CatalogRole[];
  readonly actions: GroupActions;
  readonly interaction: Store<Interaction, InteractionChange>;
  readonly findItem: FindItem;
}

/**
 * What swatches can do without for their first look: keys, tooltips, notices with an offer, the display limit, badges,
 * the card's picture.
 */
export interface Companion {
  findStockLeft(): StockLeft | null;
  isBeyondLimit(group: SwatchGroup, place: number): boolean;
  /** What has to give way to a value, when the owner wants that. */
  makeWay(attribute: string, value: string): Choice | null;
  /** Shows and says why a value was not taken. */
  refuse(refusal: Refusal): void;
  /** Reveals what stands beyond the display limit and goes to the first of it. */
  reveal(group: SwatchGroup): void;
  /** What is to be said now; `null` when there is nothing. */
  findNotice(): NoticeView | null;
  renderNotice(notice: NoticeView): ReactNode;
  /** The "+5 more" items. */
  renderMore(): ReactNode;
  /** After a drawing: the focus stays on something that can be seen. */
  settle(views: readonly GroupView[]): void;
}

function follow(place: CompanionPlace): void {
  const { context, form, groups, roles, actions, interaction, findItem } = place;
  const { settings, environment, signal } = context;
  const { cardSelector, cardImageSelector: imageSelector, selectOnArrow, tooltipOnFocus } = settings;
  const tooltips = createTooltips({ page: environment.window, findItem, onFocus: tooltipOnFocus, signal });
  groups.forEach((group, order) => {
    const options = { actions, findItem, signal, selectOnArrow, mayChoose: roles[order] !== 'navigate' };
    followKeys(group, options);
    followFocus(group, { findItem, interaction, signal });
    tooltips.follow(group);
    if (roles[order] === 'choose-on-hover') followHover(group, options);
  });
  followCardImage(form, { cardSelector, imageSelector }, signal);
}

function createExplain({ context, form }: CompanionPlace, say: Parameters<typeof describeNotice>[0]['say']) {
  return (refusal: Refusal | null): NoticeView | null => {
    const facts = { state: form.getState(), index: form.getIndex(), recency: form.getRecency() };
    return context.signal.aborted ? null : describeNotice({ ...facts, refusal, say });
  };
}

/** What is said about choices that cannot be had: found, spoken, drawn, and its offer taken. */
function createNotices(place: CompanionPlace) {
  const { context, form, groups, actions, interaction } = place;
  const { settings } = context;
  const strings = createStrings(noticeStrings, context.element);
  const explain = createExplain(place, (text, values = {}) => fillText(strings[text], values));

  const accept = ({ attribute, offer }: NoticeView) => {
    const group = groups.find((candidate) => candidate.attribute === attribute);
    const item = group?.items.find(({ value }) => value === offer?.values.get(attribute));
    if (!group || !item || !offer) return;
    actions.replace(group, item, offer.values);
    item.control.focus();
  };
  return {
    refuse(refusal: Refusal): void {
      interaction.dispatch({ refusal, isOwnChoice: false });
      const notice = explain(refusal);
      const shops = settings.unavailableTooltipText || settings.unavailableText;
      form.announce([notice?.text, shops, notice?.offer?.label].filter(Boolean).join(' '));
    },
    findNotice(): NoticeView | null {
      const { refusal, isOwnChoice } = interaction.getState();
      return refusal || isOwnChoice ? explain(refusal) : null;
    },
    renderNotice: (notice: NoticeView): ReactNode =>
      createElement(Notice, {
        ...{ notice, closeLabel: strings.close },
        ...{ onSwitch: () => accept(notice), onClose: actions.dismiss },
      }),
  };
}

/** The display limit: which items it hides, and their reveal. */
function createLimit({ groups, interaction }: CompanionPlace) {
  const beyond = new Map(groups.map((group) => [group, findBeyondLimit(group)]));
  const opened = groups.filter((group) => isChoiceBeyond(group, beyond.get(group) ?? new Set()));
  if (opened.length > 0) interaction.dispatch({ revealed: new Set(opened.map(({ attribute }) => attribute)) });
  return {
    isBeyondLimit: (group: SwatchGroup, at: number): boolean => beyond.get(group)?.has(at) === true,
    reveal(group: SwatchGroup): void {
      const { revealed } = interaction.getState();
      interaction.dispatch({ revealed: new Set([...revealed, group.attribute]) });
      const [first] = beyond.get(group) ?? [];
      if (first !== undefined) group.items[first]?.control.focus();
    },
    renderMore: (): ReactNode =>
      groups.map(({ attribute, list, more }) => {
        const isRevealed = interaction.getState().revealed.has(attribute);
        return more && createElement(ShowMore, { key: attribute, list, more, isRevealed });
      }),
  };
}

/** Starts the companion of a form's swatches; everything ends with the context's signal. */
export function startCompanion(place: CompanionPlace): Companion {
  const { context, form, groups } = place;
  const { settings } = context;
  follow(place);
  return {
    ...createNotices(place),
    ...createLimit(place),
    findStockLeft() {
      const { attributes, choice } = form.getState();
      const { findVariation } = form;
      const facts = { attributes, choice, findVariation, threshold: settings.stockLabelThreshold };
      return settings.showVariationStock ? findStockLeft(facts) : null;
    },
    makeWay(attribute, value) {
      const wish = { choice: form.getState().choice, recency: form.getRecency(), attribute, value };
      return makeWay(form.getIndex(), wish, settings);
    },
    settle: (views) => keepFocus(groups, views),
  };
}
