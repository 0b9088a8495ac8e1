import { useEffect, useReducer, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { listLeads, readLead } from '../calls.ts';
import { followHistory, nameLead } from '../dom/address.ts';
import { focusRow } from '../dom/focus.ts';
import { showCount } from '../dom/showCount.ts';
import { watchReturn } from '../dom/watchReturn.ts';
import type { Asked } from '../model/asked.ts';
import { type Inbox, type InboxEvent, type Notice, reduceInbox, startInbox } from '../model/inbox.ts';
import type { InboxStart, Lead } from '../startData.ts';
import { shown, stateName, tellNew } from './texts.ts';

function tellElsewhere(lead: Lead): Notice {
  // translators: 1: name of a person, 2: state of a message.
  const message = __('The message from %1$s was changed elsewhere. Its status is “%2$s”.', 'hadaya');
  return { kind: 'warning', text: sprintf(message, lead.name, stateName(lead)) };
}

/** Pause in typing before the list is requested, in milliseconds. */
const LETTERS_MS = 250;

interface Followed {
  readonly start: InboxStart;
  readonly inbox: Inbox;
  readonly send: (event: InboxEvent) => void;
  readonly list: (asked: Asked) => Promise<void>;
  readonly show: (id: number) => void;
  readonly refresh: () => Promise<void>;
}

/**
 * Synchronises the inbox with its surroundings: requests the list when its parameters change, follows the browser's
 * history and the user's return to the tab, updates the count in WordPress's menu, and reports a link to a deleted
 * lead.
 */
function useSurroundings({ start, inbox, send, list, show, refresh }: Followed): void {
  const { asked } = inbox;
  const first = useRef(asked);
  useEffect(() => {
    if (asked === first.current) return;
    const timer = window.setTimeout(() => void list(asked), LETTERS_MS);
    return () => window.clearTimeout(timer);
  }, [asked]);
  useEffect(() => followHistory(show), []);
  useEffect(() => watchReturn(() => void refresh()), []);
  const fresh = inbox.list.counts.new;
  useEffect(() => showCount(fresh, shown(fresh), tellNew(fresh)), [fresh]);
  useEffect(() => {
    if (!start.isGone) return;
    nameLead(0);
    const text = __('The linked message was deleted.', 'hadaya');
    send({ kind: 'tell', notice: { kind: 'warning', text } });
  }, []);
}

/**
 * Returns the inbox and its navigation. The content is reloaded when the user returns to the tab, and each minute while
 * the tab is visible.
 */
export function useInbox(start: InboxStart) {
  const [inbox, send] = useReducer(reduceInbox, start, ({ list, lead }) => startInbox(list, lead));
  // Timers and listeners that outlive a render read the latest inbox from here.
  const latest = useRef(inbox);
  useEffect(() => {
    latest.current = inbox;
  });

  const list = async (asked: Asked) => {
    const found = await listLeads(asked);
    if (found.kind === 'done') send({ kind: 'listed', asked, list: found.answer });
    else send({ kind: 'list-failed', asked, message: found.failure.message });
  };
  const read = async (id: number) => {
    const found = await readLead(id);
    if (found.kind === 'done') send({ kind: 'read', lead: found.answer.lead });
    else send({ kind: 'read-failed', id, message: found.failure.message });
  };
  const show = (id: number) => {
    send({ kind: 'open', id });
    if (id !== 0) void read(id);
  };
  const open = (id: number) => {
    nameLead(id);
    show(id);
  };
  const close = () => {
    const before = latest.current.open;
    open(0);
    window.setTimeout(() => focusRow(before));
  };
  const refresh = async () => {
    const { asked, open: id, lead } = latest.current;
    void list(asked);
    if (id === 0 || !lead) return;
    const found = await readLead(id);
    // If the lead has been replaced during the request, this response is outdated.
    if (found.kind !== 'done' || latest.current.lead !== lead) return;
    send({ kind: 'read', lead: found.answer.lead });
    if (found.answer.lead.revision !== lead.revision) send({ kind: 'tell', notice: tellElsewhere(found.answer.lead) });
  };
  useSurroundings({ start, inbox, send, list, show, refresh });
  const ask = (asked: Asked) => send({ kind: 'ask', asked });
  return { inbox, send, ask, open, close, read, refresh };
}
