import { __, _n, sprintf } from '@wordpress/i18n';
import type { LeadState, ListRow, Row, View } from '../startData.ts';

/** Formats a number in the page's language. */
export const shown = (number: number): string => number.toLocaleString(document.documentElement.lang || undefined);

/** Returns the displayed names of the views, in display order. */
export function viewNames(): Readonly<Record<View, string>> {
  return {
    new: __('New', 'hadaya'),
    snoozed: __('Snoozed', 'hadaya'),
    answered: __('Replied', 'hadaya'),
    all: __('All', 'hadaya'),
    spam: __('Spam', 'hadaya'),
    trash: __('Trash', 'hadaya'),
  };
}

export function stateName(row: Pick<Row, 'state' | 'snoozed'>): string {
  return viewNames()[row.state === 'new' && row.snoozed !== '' ? 'snoozed' : row.state];
}

export function tellStates(count: number, state: LeadState): string {
  const labels: Readonly<Record<LeadState, string>> = {
    // translators: %s: number of messages.
    new: _n('%s message marked as new.', '%s messages marked as new.', count, 'hadaya'),
    // translators: %s: number of messages.
    answered: _n('%s message marked as replied.', '%s messages marked as replied.', count, 'hadaya'),
    // translators: %s: number of messages.
    spam: _n(
      '%s message marked as spam. Future messages from this sender will also go to spam.',
      '%s messages marked as spam. Future messages from these senders will also go to spam.',
      count,
      'hadaya',
    ),
    // translators: %s: number of messages.
    trash: _n('%s message moved to Trash.', '%s messages moved to Trash.', count, 'hadaya'),
  };
  return sprintf(labels[state], shown(count));
}

/** Returns the notice about messages that were left unchanged because another user changed them first. */
export function tellLeft(left: readonly ListRow[]): string {
  const count = left.length;
  // translators: 1: number of messages, 2: names of people with states of their messages.
  const text = _n(
    '%1$s message was not changed because someone else changed it first: %2$s.',
    '%1$s messages were not changed because someone else changed them first: %2$s.',
    count,
    'hadaya',
  );
  return sprintf(text, shown(count), left.map((row) => `${row.name} (${stateName(row)})`).join(', '));
}

export function tellNew(count: number): string {
  // translators: %s: number of messages.
  return sprintf(_n('%s new message', '%s new messages', count, 'hadaya'), shown(count));
}
