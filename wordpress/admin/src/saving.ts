import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import type { Change, EditorEvent, Kept, Outcome } from './model/editor.ts';
import { type Refusal, readRefusal } from './model/refusal.ts';
import type { Values } from './model/schema.ts';
import { tellBroken } from './view/tellBroken.ts';

export function explainRefusal({ kind, message }: Refusal): string {
  switch (kind) {
    case 'invalid':
    case 'conflict':
      return message;
    case 'stranger':
      return __(
        'Your session has expired or you are not allowed to change these settings. Log in again in another tab, then come back here and try again. Your changes have not been lost.',
        'hadaya',
      );
    case 'unreachable':
      return __('Could not connect to the site. Try again. Your changes have not been lost.', 'hadaya');
    case 'broken':
      return tellBroken();
    default:
      return `${__('A plugin is blocking the REST API. Allow “hadaya/v1” in that plugin, then try again. Your changes have not been lost.', 'hadaya')} ${message}`.trim();
  }
}

function toEvent(refusal: Refusal, sent: Values): EditorEvent {
  const { kind, mistakes, since } = refusal;
  const message = explainRefusal(refusal);
  const outcome: Outcome =
    kind === 'conflict' ? { kind, message, since } : { kind: kind === 'invalid' ? 'refused' : 'failed', message };
  return { kind: 'refuse', sent, mistakes, outcome };
}

/** Asks the server to save, move or restore settings; never rejects. `sent` is the draft at the time of the request. */
export async function ask(path: string, data: unknown, as: Change, sent: Values): Promise<EditorEvent> {
  try {
    const kept = await apiFetch<Kept>({ path: `/hadaya/v1/${path}`, method: 'POST', data });
    return { kind: 'keep', kept, as, sent };
  } catch (error) {
    return toEvent(readRefusal(error), sent);
  }
}
