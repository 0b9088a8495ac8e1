import { __, sprintf } from '@wordpress/i18n';
import {
  type Answered,
  addNote,
  answerLead,
  changeLead,
  changeStates,
  deleteLead,
  keepOffer,
  type Marked,
  removeNote,
  type Written,
} from '../calls.ts';
import type { InboxEvent, LeadData, Notice, StateChange, Undo } from '../model/inbox.ts';
import type { InboxStart, Lead, LeadState, ListRow, Offer } from '../startData.ts';
import { tellLeft, tellStates } from './texts.ts';

interface ChangesProps {
  readonly start: InboxStart;
  readonly send: (event: InboxEvent) => void;
  /** Reloads the list and the open lead. */
  readonly refresh: () => Promise<void>;
}

function undoOf(before: Lead, after: Lead): Undo {
  const now = Date.now() / 1000;
  const data: LeadData = {
    ...(before.state === after.state ? {} : { state: before.state }),
    ...(before.until === after.until ? {} : { snooze: before.until > now ? before.until : 0 }),
    ...(before.assigned === after.assigned ? {} : { assigned: before.assigned }),
  };
  return { kind: 'lead', id: after.id, revision: after.revision, data };
}

function tellChange({ people }: InboxStart, data: LeadData, after: Lead): string {
  if (data.snooze) return sprintf(__('Snoozed until %s.', 'hadaya'), after.snoozed);
  if (data.snooze === 0 && data.state === undefined) return __('Message unsnoozed.', 'hadaya');
  if (data.state) return tellStates(1, data.state);
  const name = people.find(({ id }) => id === after.assigned)?.name;
  return name === undefined
    ? __('Message unassigned.', 'hadaya')
    : sprintf(/* translators: %s: name of a person. */ __('Message assigned to %s.', 'hadaya'), name);
}

function createTools({ send, refresh }: ChangesProps) {
  const tell = (notice: Notice | undefined) => send({ kind: 'tell', notice });
  /** Shows the lead and the error of a response, and reloads the inbox. Returns the lead on success. */
  const take = (found: Answered<{ readonly lead: Lead }>): Lead | undefined => {
    const lead = found.kind === 'done' ? found.answer.lead : found.failure.lead;
    if (lead) send({ kind: 'read', lead });
    if (found.kind === 'failed') tell({ kind: 'error', text: found.failure.message });
    void refresh();
    return found.kind === 'done' ? lead : undefined;
  };
  return { tell, take };
}

type Tools = ReturnType<typeof createTools>;

function tellMarked(changes: readonly StateChange[], { done, left }: Marked, isUndo: boolean): Notice {
  const back = done.flatMap(({ id, state }) => {
    const from = changes.find((one) => one.id === id)?.from;
    return from === undefined || from === state ? [] : [{ id, from: state, state: from }];
  });
  const [first] = done;
  const message =
    first === undefined ? '' : isUndo ? __('Change undone.', 'hadaya') : tellStates(done.length, first.state);
  return {
    kind: left.length > 0 ? 'warning' : 'done',
    text: [message, left.length > 0 ? tellLeft(left) : ''].filter((text) => text !== '').join(' '),
    ...(back.length > 0 && !isUndo ? { undo: { kind: 'states', changes: back } } : {}),
  };
}

async function sendAnswer(before: Lead, written: Written, { tell, take }: Tools): Promise<boolean> {
  const found = await answerLead(before.id, before.revision, written);
  const problem = found.kind === 'done' ? found.answer.problem : '';
  const after = take(found);
  if (!after) return false;
  if (problem !== '') {
    // translators: %s: error message.
    const text = __('Sending failed: %s Your text has not been lost. Try again, or reply another way.', 'hadaya');
    tell({ kind: 'error', text: sprintf(text, problem) });
    return false;
  }
  const isMarked = before.state !== after.state;
  const sent = written.kind === 'mail' ? __('Email sent.', 'hadaya') : __('WhatsApp opened.', 'hadaya');
  tell({
    kind: 'done',
    text: isMarked ? `${sent} ${__('Message marked as replied.', 'hadaya')}` : sent,
    ...(isMarked ? { undo: undoOf(before, after) } : {}),
  });
  return true;
}

/**
 * Returns the functions that change leads and report the result in a notice above the list, with an undo where
 * possible.
 */
export function useChanges(props: ChangesProps) {
  const { start, send, refresh } = props;
  const tools = createTools(props);
  const { tell, take } = tools;
  const change = async (before: Lead, data: LeadData) => {
    const after = take(await changeLead(before.id, before.revision, data));
    if (after) tell({ kind: 'done', text: tellChange(start, data, after), undo: undoOf(before, after) });
  };
  const applyStates = async (changes: readonly StateChange[], isUndo: boolean) => {
    const found = await changeStates(changes);
    if (found.kind === 'failed') return tell({ kind: 'error', text: found.failure.message });
    send({ kind: 'choose', chosen: [] });
    tell(tellMarked(changes, found.answer, isUndo));
    void refresh();
  };
  const mark = (rows: readonly ListRow[], state: LeadState) => {
    const changes = rows.map((row) => ({ id: row.id, from: row.state, state }));
    return applyStates(changes, false);
  };
  const undo = async (step: Undo) => {
    tell(undefined);
    if (step.kind === 'states') return applyStates(step.changes, true);
    const isDone = take(await changeLead(step.id, step.revision, step.data)) !== undefined;
    if (isDone) tell({ kind: 'done', text: __('Change undone.', 'hadaya') });
  };
  const deleteForever = async (lead: Lead) => {
    const found = await deleteLead(lead.id, lead.revision);
    if (found.kind === 'failed') {
      if (found.failure.lead) send({ kind: 'read', lead: found.failure.lead });
      return tell({ kind: 'error', text: found.failure.message });
    }
    send({ kind: 'open', id: 0 });
    tell({ kind: 'done', text: __('Message permanently deleted.', 'hadaya') });
    void refresh();
  };
  const answer = (before: Lead, written: Written) => sendAnswer(before, written, tools);
  const note = async (lead: Lead, text: string) => take(await addNote(lead.id, text)) !== undefined;
  const dropNote = async (lead: Lead, index: number) => {
    const isDone = take(await removeNote(lead.id, lead.revision, index)) !== undefined;
    if (isDone) tell({ kind: 'done', text: __('Note deleted.', 'hadaya') });
  };
  const offer = async (lead: Lead, given: Offer) => {
    const isDone = take(await keepOffer(lead.id, lead.revision, given)) !== undefined;
    if (isDone) tell({ kind: 'done', text: __('The quote is saved. Send the link with your reply.', 'hadaya') });
    return isDone;
  };
  return { change, offer, mark, undo, deleteForever, answer, note, dropNote, tell };
}

export type Changes = ReturnType<typeof useChanges>;
