import type { Lead, LeadPage, LeadState } from '../startData.ts';
import { type Asked, START } from './asked.ts';

/** The notice above the list. */
export interface Notice {
  readonly text: string;
  readonly kind: 'done' | 'warning' | 'error';
  readonly undo?: Undo;
}

export type Undo =
  | { readonly kind: 'states'; readonly changes: readonly StateChange[] }
  | { readonly kind: 'lead'; readonly id: number; readonly revision: string; readonly data: LeadData };

/** A status change for a lead that still has the status `from`. */
export interface StateChange {
  readonly id: number;
  readonly from: LeadState;
  readonly state: LeadState;
}

/** Editable data of a lead. */
export interface LeadData {
  readonly state?: LeadState;
  readonly assigned?: number;
  /** Seconds since 1970; 0 ends the snooze. */
  readonly snooze?: number;
}

export type Fetching = { readonly kind: 'ready' | 'busy' } | { readonly kind: 'failed'; readonly message: string };

export interface Inbox {
  readonly asked: Asked;
  readonly list: LeadPage;
  readonly listing: Fetching;
  /** Id of the open lead; 0 for none. */
  readonly open: number;
  /** The open lead; `undefined` while it loads or if none is open. */
  readonly lead: Lead | undefined;
  readonly reading: Fetching;
  /** The open lead's index in the list; the lead may no longer be in the list. */
  readonly index: number;
  readonly chosen: readonly number[];
  readonly notice: Notice | undefined;
}

export type InboxEvent =
  | { readonly kind: 'ask'; readonly asked: Asked }
  | { readonly kind: 'listed'; readonly asked: Asked; readonly list: LeadPage }
  | { readonly kind: 'list-failed'; readonly asked: Asked; readonly message: string }
  | { readonly kind: 'open'; readonly id: number }
  | { readonly kind: 'read'; readonly lead: Lead }
  | { readonly kind: 'read-failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'choose'; readonly chosen: readonly number[] }
  | { readonly kind: 'tell'; readonly notice: Notice | undefined };

export function startInbox(list: LeadPage, lead: Lead | null): Inbox {
  const ready: Fetching = { kind: 'ready' };
  const open = lead?.id ?? 0;
  return {
    asked: START,
    list,
    listing: ready,
    open,
    lead: lead ?? undefined,
    reading: ready,
    index: indexOfLead(list, open, 0),
    chosen: [],
    notice: undefined,
  };
}

/**
 * Returns a lead's index in a list; for a lead that is not in the list, its previous index, at most the list's length.
 */
function indexOfLead({ items }: LeadPage, id: number, before: number): number {
  const found = items.findIndex((item) => item.id === id);
  return found < 0 ? Math.min(before, items.length) : found;
}

/**
 * Returns the ids of the previous and next lead; 0 if there is none. For a lead that has left the list, the next lead
 * is the one that took its index.
 */
export function neighboursOf({ list, open, index }: Inbox): { readonly before: number; readonly behind: number } {
  const isThere = list.items[index]?.id === open;
  return { before: list.items[index - 1]?.id ?? 0, behind: list.items[isThere ? index + 1 : index]?.id ?? 0 };
}

export function reduceInbox(inbox: Inbox, event: InboxEvent): Inbox {
  switch (event.kind) {
    case 'ask':
      return { ...inbox, asked: event.asked, listing: { kind: 'busy' }, chosen: [] };
    case 'listed': {
      // Ignore a late response to an earlier request.
      if (event.asked !== inbox.asked) return inbox;
      const there = event.list.items.map(({ id }) => id);
      return {
        ...inbox,
        list: event.list,
        listing: { kind: 'ready' },
        index: indexOfLead(event.list, inbox.open, inbox.index),
        chosen: inbox.chosen.filter((id) => there.includes(id)),
      };
    }
    case 'list-failed':
      return event.asked === inbox.asked ? { ...inbox, listing: { kind: 'failed', message: event.message } } : inbox;
    case 'open':
      return {
        ...inbox,
        open: event.id,
        lead: inbox.lead?.id === event.id ? inbox.lead : undefined,
        reading: { kind: event.id === 0 || inbox.lead?.id === event.id ? 'ready' : 'busy' },
        index: indexOfLead(inbox.list, event.id, inbox.index),
      };
    case 'read':
      return event.lead.id === inbox.open ? { ...inbox, lead: event.lead, reading: { kind: 'ready' } } : inbox;
    case 'read-failed':
      return event.id === inbox.open ? { ...inbox, reading: { kind: 'failed', message: event.message } } : inbox;
    case 'choose':
      return { ...inbox, chosen: event.chosen };
    case 'tell':
      return { ...inbox, notice: event.notice };
  }
}
