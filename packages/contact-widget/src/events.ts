import { emit } from '@hadaya/core';

/** What the events of the contact widget carry. */
export interface ContactEventDetail {
  /** As the server printed it: `0`, `_1`. */
  readonly widgetId: string;
  /** Slug of the channel, where one is concerned. */
  readonly channel?: string;
}

/** Names behind `hadaya:contact:`. */
export type ContactEventName =
  | 'started'
  | 'shown'
  | 'opened'
  | 'closed'
  | 'panel-opened'
  | 'panel-closed'
  | 'channel-chosen'
  | 'before-send'
  | 'sent'
  | 'failed';

const CANCELABLE: readonly ContactEventName[] = ['channel-chosen', 'before-send'];

/** Tells the page; `false` when a listener cancelled a choice or a sending. */
export function tellPage(page: Document, name: ContactEventName, detail: ContactEventDetail): boolean {
  return emit(page, `hadaya:contact:${name}`, detail, { cancelable: CANCELABLE.includes(name) });
}
