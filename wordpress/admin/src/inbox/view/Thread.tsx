import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Entry, Lead } from '../startData.ts';

interface ThreadProps {
  readonly lead: Lead;
  readonly onDropNote: (index: number) => void;
}

function kindOf({ kind, to, state }: Entry): string {
  if (kind === 'note') return __('Note', 'hadaya');
  if (kind === 'whatsapp') return __('WhatsApp', 'hadaya');
  if (state === 'sending') return __('Sending email…', 'hadaya');
  // translators: %s: email address.
  return state === 'failed' ? __('Email not sent', 'hadaya') : sprintf(__('Email to %s', 'hadaya'), to);
}

/** Replies and notes, oldest first. */
export function Thread({ lead, onDropNote }: ThreadProps) {
  if (lead.thread.length === 0) return null;
  return (
    <section className="hadaya-inbox-thread" aria-labelledby="hadaya-inbox-thread">
      <h3 id="hadaya-inbox-thread">{__('Replies and notes', 'hadaya')}</h3>
      <ol>
        {lead.thread.map((entry) => (
          <li key={`${entry.kind}-${entry.index}`} data-kind={entry.kind} data-state={entry.state}>
            <p className="hadaya-inbox-entry">
              <strong>
                <bdi>{kindOf(entry)}</bdi>
              </strong>
              {entry.who !== '' && <bdi>{entry.who}</bdi>}
              <time dateTime={entry.time}>{entry.when}</time>
              {entry.kind === 'note' && (
                <Button
                  variant="link"
                  isDestructive
                  aria-label={sprintf(__('Delete the note from %s', 'hadaya'), entry.when)}
                  onClick={() => onDropNote(entry.index)}
                >
                  {__('Delete', 'hadaya')}
                </Button>
              )}
            </p>
            {entry.subject !== '' && (
              <p className="hadaya-inbox-subject" dir="auto">
                {entry.subject}
              </p>
            )}
            {entry.text !== '' && (
              <p className="hadaya-inbox-body" dir="auto">
                {entry.text}
              </p>
            )}
            {entry.problem !== '' && <p className="hadaya-inbox-problem">{entry.problem}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
