import { createStore, type IslandContext, type Store } from '@hadaya/core';
import { renderIsland, useStoreAtOnce } from '@hadaya/core/react';
import type { VariationState } from '@hadaya/variations';
import type { ReactNode } from 'react';
import type { Interaction, InteractionChange, Refusal } from '../items/index.ts';
import { isNoticeNeeded } from './isNoticeNeeded.ts';
import { Notices, type NoticesProps } from './Notices.tsx';

/** What a form's notices are made from. */
export interface NoticesOptions extends Omit<NoticesProps, 'refusal'> {
  readonly interaction: Store<Interaction, InteractionChange>;
}

/** What there is to be said now; the form's state because the words follow it. */
interface Topic {
  readonly state: VariationState;
  readonly refusal: Refusal | null;
}

type TopicStore = Store<Topic | null, Topic | null>;

const keepSame = (before: Topic | null, after: Topic | null): Topic | null =>
  before?.state === after?.state && before?.refusal === after?.refusal ? before : after;

function FollowedNotices({ topics, ...options }: NoticesOptions & { readonly topics: TopicStore }): ReactNode {
  const topic = useStoreAtOnce(topics);
  return topic && <Notices {...options} refusal={topic.refusal} />;
}

/** Draws the notices of a form within the call that calls for one, until the context's signal aborts. */
export function startNotices(context: IslandContext<unknown>, options: NoticesOptions): void {
  const { form, interaction, host } = options;
  const find = (): Topic | null => {
    const [state, doing] = [form.getState(), interaction.getState()];
    return isNoticeNeeded(state, doing) ? { state, refusal: doing.refusal } : null;
  };
  const topics: TopicStore = createStore(keepSame, find());
  const look = () => topics.dispatch(find());
  form.subscribe(look, context.signal);
  interaction.subscribe(look, context.signal);
  renderIsland(context, <FollowedNotices {...options} topics={topics} />, { into: host, isAtOnce: true });
}
