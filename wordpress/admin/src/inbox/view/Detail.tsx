import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { focusId } from '../dom/focus.ts';
import { type Draft, freshDraft } from '../model/drafts.ts';
import { type Inbox, neighboursOf } from '../model/inbox.ts';
import type { InboxStart, Lead } from '../startData.ts';
import { Actions } from './Actions.tsx';
import { Composer } from './Composer.tsx';
import { Face } from './Face.tsx';
import { Fields, Origin, Others, Reports } from './Facts.tsx';
import { Files } from './Files.tsx';
import { QuoteBox } from './QuoteBox.tsx';
import { Thread } from './Thread.tsx';
import { stateName } from './texts.ts';
import type { Changes } from './useChanges.ts';

const TITLE = 'hadaya-inbox-title';

interface DetailProps {
  readonly start: InboxStart;
  readonly inbox: Inbox;
  readonly changes: Changes;
  readonly draft: Draft | undefined;
  readonly onDraft: (id: number, draft: Draft | undefined) => void;
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
  readonly onRead: (id: number) => void;
}

function Steps({ inbox, onOpen, onClose }: Pick<DetailProps, 'inbox' | 'onOpen' | 'onClose'>) {
  const { before, behind } = neighboursOf(inbox);
  const step = (id: number, title: string) => (
    <Button variant="tertiary" accessibleWhenDisabled disabled={id === 0} onClick={() => onOpen(id)}>
      {title}
    </Button>
  );
  return (
    <div className="hadaya-inbox-steps">
      <Button variant="tertiary" className="hadaya-inbox-back" onClick={onClose}>
        {__('Back to the list', 'hadaya')}
      </Button>
      {step(before, __('Previous', 'hadaya'))}
      {step(behind, __('Next', 'hadaya'))}
    </div>
  );
}

function Head({ lead }: { readonly lead: Lead }) {
  return (
    <header className="hadaya-inbox-head">
      <Face name={lead.name} />
      <h2 id={TITLE} tabIndex={-1}>
        <bdi>{lead.name}</bdi>
      </h2>
      <span className="hadaya-inbox-state" data-state={lead.snoozed === '' ? lead.state : 'snoozed'}>
        {stateName(lead)}
      </span>
      <time dateTime={lead.time}>{lead.when}</time>
    </header>
  );
}

/** Shows the open lead: actions, fields, files, quote, replies and notes, and the form for a reply. */
function Whole({
  start,
  lead,
  changes,
  draft,
  onDraft,
  onOpen,
}: Omit<DetailProps, 'inbox' | 'onClose' | 'onRead'> & { readonly lead: Lead }) {
  return (
    <div className="hadaya-inbox-whole">
      <Head lead={lead} />
      <Actions
        start={start}
        lead={lead}
        onChange={(data) => void changes.change(lead, data)}
        onDelete={() => void changes.deleteForever(lead)}
      />
      <Reports lead={lead} />
      <Fields lead={lead} />
      {lead.quote && <QuoteBox key={lead.id} quote={lead.quote} onOffer={(offer) => changes.offer(lead, offer)} />}
      <Files files={lead.files} />
      <Others lead={lead} onOpen={onOpen} />
      <Thread lead={lead} onDropNote={(index) => void changes.dropNote(lead, index)} />
      {lead.state !== 'trash' && (
        <Composer
          key={lead.id}
          lead={lead}
          draft={draft ?? freshDraft(lead.answer)}
          texts={start.texts}
          onDraft={(next) => onDraft(lead.id, next)}
          onAnswer={(written) => changes.answer(lead, written)}
          onNote={(text) => changes.note(lead, text)}
        />
      )}
      <Origin lead={lead} />
    </div>
  );
}

/** Shows the open lead, or a placeholder while it loads or if none is open. */
export function Detail(props: DetailProps) {
  const { inbox, onOpen, onClose, onRead } = props;
  const { open, lead, reading } = inbox;
  const isThere = lead !== undefined;
  useEffect(() => {
    if (isThere && open !== 0) focusId(TITLE);
  }, [open, isThere]);
  if (open === 0) {
    return (
      <section className="hadaya-inbox-detail" aria-label={__('Message details', 'hadaya')}>
        <p className="hadaya-inbox-nothing">{__('Select a message to read it and reply.', 'hadaya')}</p>
      </section>
    );
  }
  return (
    <section
      className="hadaya-inbox-detail"
      aria-label={__('Message details', 'hadaya')}
      aria-busy={reading.kind === 'busy'}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Steps inbox={inbox} onOpen={onOpen} onClose={onClose} />
      {lead && <Whole {...props} lead={lead} />}
      {!lead && reading.kind === 'busy' && <p className="hadaya-inbox-nothing">{__('Loading message…', 'hadaya')}</p>}
      {reading.kind === 'failed' && (
        <div className="hadaya-inbox-failed" role="alert">
          <p>{reading.message}</p>
          <Button variant="secondary" onClick={() => onRead(open)}>
            {__('Try again', 'hadaya')}
          </Button>
        </div>
      )}
    </section>
  );
}
