import { type IslandContext, lazyPart, listen, type Store } from '@hadaya/core';
import type { VariationForm } from '@hadaya/variations';
import type { Interaction, InteractionChange } from '../items/index.ts';
import { isNoticeNeeded } from './isNoticeNeeded.ts';
import type { NoticesOptions } from './startNotices.tsx';

const importNotices = lazyPart(() => import('./startNotices.tsx'));

/** What notices are made from, and when they may be wanted. */
export interface NoticeWatch extends NoticesOptions {
  readonly form: VariationForm;
  readonly interaction: Store<Interaction, InteractionChange>;
  /** What is spoken when their file does not come. */
  readonly lostText: string;
  /** Whether any value of the form cannot simply be had now. */
  readonly hasReason: () => boolean;
}

const INTENTS = ['pointerover', 'focusin'];

/**
 * Fetches what draws notices: in idle time once a visitor is at the swatches and some value cannot be had, so that a notice is
 * drawn within the frame of the tap that it answers; else when the first is needed. Without the file the reason alone is spoken.
 */
export function watchNotices(context: IslandContext<unknown>, watch: NoticeWatch): void {
  const { form, interaction, groups, shopText, lostText, hasReason } = watch;
  const { environment, signal } = context;
  const start = importNotices.starter(
    context,
    (part) => part.startNotices(context, watch),
    () => interaction.getState().refusal && form.speak(shopText ?? lostText),
  );
  let isNear = false;
  const look = () => {
    if (isNoticeNeeded(form.getState(), interaction.getState())) start();
    else if (isNear && hasReason()) environment.clock.idle(start, signal);
  };
  const onIntent = () => {
    if (isNear) return;
    isNear = true;
    look();
  };
  for (const { list } of groups) for (const intent of INTENTS) listen(list, intent, onIntent, { signal });
  form.subscribe(look, signal);
  interaction.subscribe(look, signal);
}
