import { type Environment, emit, listen } from '@hadaya/core';

/** The `detail` of the contact widget's events. */
export interface ContactEventDetail {
  /** Id as printed by the server: `0`, `_1`. */
  readonly widgetId: string;
  /** Slug of the channel, if the event concerns one. */
  readonly channel?: string;
}

/** Event names without the prefix `hadaya:contact:`. */
export type ContactEventName =
  /** Settings have been read and widgets exist, visible or not. */
  | 'started'
  /** The launcher is on the page. */
  | 'shown'
  /** The channel list has opened. */
  | 'opened'
  /** The channel list has closed. */
  | 'closed'
  /** A panel has opened, such as the form or the chat popup. */
  | 'panel-opened'
  /** A panel has closed. */
  | 'panel-closed'
  /** A visitor clicked a channel; can be cancelled. */
  | 'channel-chosen'
  /** A form is about to be sent; can be cancelled. */
  | 'before-send'
  /** The server has stored a form's message. */
  | 'sent'
  /** The server failed to store a form's message. */
  | 'failed';

const CANCELABLE: readonly ContactEventName[] = ['channel-chosen', 'before-send'];

/**
 * Emits an event; returns `false` if a listener cancelled a choice or a submission. Browsers report an error in a
 * listener to the window during the dispatch; this function logs that error as one line.
 */
export function tellPage(
  { window, document, logger }: Pick<Environment, 'window' | 'document' | 'logger'>,
  name: ContactEventName,
  detail: ContactEventDetail,
): boolean {
  const event = `hadaya:contact:${name}` as const;
  const hear = (failure: ErrorEvent) => {
    failure.preventDefault();
    logger.warn(`the page's listener for ${event} failed: ${failure.message}`, failure.error);
  };
  const sending = new AbortController();
  listen(window, 'error', hear, { signal: sending.signal });
  try {
    return emit(document, event, detail, { cancelable: CANCELABLE.includes(name) });
  } finally {
    sending.abort();
  }
}
