import { Button, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { focusRow } from '../dom/focus.ts';
import { type Asked, countFilters, withoutFilters } from '../model/asked.ts';
import type { Inbox } from '../model/inbox.ts';
import type { LeadState, ListRow } from '../startData.ts';
import { ListItem } from './ListItem.tsx';
import { shown } from './texts.ts';

interface ListProps {
  readonly inbox: Inbox;
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly onAsk: (asked: Asked) => void;
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
  readonly onChoose: (chosen: readonly number[]) => void;
  readonly onMark: (rows: readonly ListRow[], state: LeadState) => void;
}

function statesOf(view: Asked['view']): readonly (readonly [LeadState, string])[] {
  const fresh = ['new', view === 'spam' ? __('Not spam', 'hadaya') : __('Mark as new', 'hadaya')] as const;
  const answered = ['answered', __('Mark as replied', 'hadaya')] as const;
  const spam = ['spam', __('Spam', 'hadaya')] as const;
  const trash = ['trash', __('Move to Trash', 'hadaya')] as const;
  switch (view) {
    case 'trash':
      return [['new', __('Restore', 'hadaya')]];
    case 'spam':
      return [fresh, trash];
    case 'answered':
      return [fresh, spam, trash];
    case 'all':
      return [answered, fresh, spam, trash];
    default:
      return [answered, spam, trash];
  }
}

/** A checkbox that selects all leads on the list's page, and the bulk actions once a lead is selected. */
function Bulk({ inbox, onChoose, onMark }: ListProps) {
  const { items } = inbox.list;
  const chosen = items.filter(({ id }) => inbox.chosen.includes(id));
  const isAll = items.length > 0 && chosen.length === items.length;
  // translators: %s: number of messages.
  const label = sprintf(_n('%s selected', '%s selected', chosen.length, 'hadaya'), shown(chosen.length));
  return (
    <div className="hadaya-inbox-bulk">
      <CheckboxControl
        __nextHasNoMarginBottom
        label={chosen.length > 0 ? label : __('Select all', 'hadaya')}
        checked={isAll}
        onChange={() => onChoose(isAll ? [] : items.map(({ id }) => id))}
      />
      {chosen.length > 0 &&
        statesOf(inbox.asked.view).map(([state, title]) => (
          <Button key={state} variant="secondary" size="compact" onClick={() => onMark(chosen, state)}>
            {title}
          </Button>
        ))}
    </div>
  );
}

function Empty({ asked, onAsk }: { readonly asked: Asked; readonly onAsk: (asked: Asked) => void }) {
  if (asked.search !== '' || countFilters(asked) > 0) {
    return (
      <div className="hadaya-inbox-empty">
        <p>{__('No messages found.', 'hadaya')}</p>
        <Button variant="secondary" onClick={() => onAsk(withoutFilters(asked))}>
          {__('Clear search and filters', 'hadaya')}
        </Button>
      </div>
    );
  }
  const texts: Readonly<Record<Asked['view'], string>> = {
    new: __('No messages are waiting for a reply. New messages appear here automatically.', 'hadaya'),
    snoozed: __(
      'No snoozed messages. Messages that you snooze appear here and return to “New” at the chosen time.',
      'hadaya',
    ),
    answered: __('You have not replied to any messages yet. Messages appear here after you reply.', 'hadaya'),
    all: __('No messages yet. They appear here when visitors submit your form.', 'hadaya'),
    spam: __('No spam. Messages marked as spam appear here.', 'hadaya'),
    trash: __('No messages found in Trash.', 'hadaya'),
  };
  return (
    <div className="hadaya-inbox-empty">
      <span className="dashicons dashicons-email-alt" aria-hidden="true" />
      <p>{texts[asked.view]}</p>
    </div>
  );
}

function Pager({ inbox, onAsk }: { readonly inbox: Inbox; readonly onAsk: (asked: Asked) => void }) {
  const { asked, list } = inbox;
  if (list.pages < 2) return null;
  return (
    <nav className="hadaya-inbox-pager" aria-label={__('Pages', 'hadaya')}>
      <Button
        variant="secondary"
        size="compact"
        accessibleWhenDisabled
        disabled={asked.page <= 1}
        onClick={() => onAsk({ ...asked, page: asked.page - 1 })}
      >
        {__('Newer', 'hadaya')}
      </Button>
      <span>
        {sprintf(
          /* translators: 1: number of a page, 2: number of pages. */ __('%1$s of %2$s', 'hadaya'),
          shown(asked.page),
          shown(list.pages),
        )}
      </span>
      <Button
        variant="secondary"
        size="compact"
        accessibleWhenDisabled
        disabled={asked.page >= list.pages}
        onClick={() => onAsk({ ...asked, page: asked.page + 1 })}
      >
        {__('Older', 'hadaya')}
      </Button>
    </nav>
  );
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  j: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  k: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
};

/** The list of leads, with a single tab stop; the keys in `STEPS` move through the list. */
export function List(props: ListProps) {
  const { inbox, people, onAsk, onOpen, onClose, onChoose } = props;
  const { items } = inbox.list;
  const [at, setAt] = useState(0);
  const current = items.some(({ id }) => id === at)
    ? at
    : items.some(({ id }) => id === inbox.open)
      ? inbox.open
      : (items[0]?.id ?? 0);
  const toggle = (id: number) =>
    onChoose(inbox.chosen.includes(id) ? inbox.chosen.filter((one) => one !== id) : [...inbox.chosen, id]);
  const hear = (event: {
    readonly key: string;
    readonly altKey: boolean;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    preventDefault(): void;
  }) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) {
      const next =
        items[
          step(
            items.findIndex(({ id }) => id === current),
            items.length - 1,
          )
        ];
      if (!next) return;
      event.preventDefault();
      setAt(next.id);
      focusRow(next.id);
    } else if (event.key === 'x') {
      toggle(current);
    } else if (event.key === 'Escape') {
      if (inbox.chosen.length > 0) onChoose([]);
      else onClose();
    }
  };
  const isBusy = inbox.listing.kind === 'busy';
  return (
    <section className="hadaya-inbox-list" aria-label={__('Messages', 'hadaya')} aria-busy={isBusy}>
      <Bulk {...props} />
      {inbox.listing.kind === 'failed' && (
        <div className="hadaya-inbox-failed" role="alert">
          <p>{inbox.listing.message}</p>
          <Button variant="secondary" onClick={() => onAsk({ ...inbox.asked })}>
            {__('Try again', 'hadaya')}
          </Button>
        </div>
      )}
      {isBusy && (
        <p className="hadaya-inbox-busy">
          <span>{__('Loading…', 'hadaya')}</span>
        </p>
      )}
      {items.length === 0 && inbox.listing.kind === 'ready' && <Empty asked={inbox.asked} onAsk={onAsk} />}
      <ul aria-describedby="hadaya-inbox-keys" onKeyDown={hear}>
        {items.map((row) => (
          <ListItem
            key={row.id}
            row={row}
            who={people.find(({ id }) => id === row.assigned)?.name ?? ''}
            isOpen={row.id === inbox.open}
            isStop={row.id === current}
            isChosen={inbox.chosen.includes(row.id)}
            onChoose={() => toggle(row.id)}
            onFocus={() => setAt(row.id)}
            onOpen={() => onOpen(row.id)}
          />
        ))}
      </ul>
      <Pager inbox={inbox} onAsk={onAsk} />
      <p className="hadaya-inbox-keys" id="hadaya-inbox-keys">
        {__('Keyboard shortcuts: arrow keys or j/k to move, Enter to open, x to select, Esc to go back.', 'hadaya')}
      </p>
    </section>
  );
}
