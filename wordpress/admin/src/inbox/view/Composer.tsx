import { Button, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Written } from '../calls.ts';
import { type Draft, freshDraft, whatsAppAddress, withTemplate } from '../model/drafts.ts';
import type { Lead } from '../startData.ts';

type Way = 'mail' | 'whatsapp' | 'note';

interface ComposerProps {
  readonly lead: Lead;
  readonly draft: Draft;
  /** URL where the owner edits the templates; empty without permission. */
  readonly texts: string;
  /** Stores a draft; `undefined` resets it to the lead's prefilled reply. */
  readonly onDraft: (draft: Draft | undefined) => void;
  readonly onAnswer: (written: Written) => Promise<boolean>;
  readonly onNote: (text: string) => Promise<boolean>;
}

const CONTROL = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

interface WaysProps {
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

/** Ways to reply. */
function Ways({ way, onChoose }: WaysProps) {
  const titles: Readonly<Record<Way, string>> = {
    mail: __('Reply by email', 'hadaya'),
    whatsapp: __('Reply on WhatsApp', 'hadaya'),
    note: __('Internal note', 'hadaya'),
  };
  return (
    <fieldset className="hadaya-inbox-ways" aria-label={__('Reply method', 'hadaya')}>
      {Object.entries(titles).map(([name, title]) => (
        <Button key={name} variant="tertiary" aria-current={way === name} onClick={() => onChoose(name as Way)}>
          {title}
        </Button>
      ))}
    </fieldset>
  );
}

/** Renders a select that inserts a saved reply; replies in the visitor's language come first. */
function Templates({ lead, draft, texts, onDraft }: Pick<ComposerProps, 'lead' | 'draft' | 'texts' | 'onDraft'>) {
  const { templates } = lead.answer;
  const options = templates.map(({ language, title }, index) => ({
    value: String(index),
    label: `${title} (${language})`,
  }));
  const insert = (placeholder: string) => {
    const found = placeholder === '' ? undefined : templates[Number(placeholder)];
    if (found) onDraft(withTemplate(draft, lead.answer, found.text));
  };
  return (
    <div className="hadaya-inbox-templates">
      <SelectControl
        {...CONTROL}
        label={__('Insert quick reply', 'hadaya')}
        value=""
        options={[{ value: '', label: __('Choose…', 'hadaya') }, ...options]}
        onChange={insert}
      />
      {texts !== '' && <a href={texts}>{__('Manage quick replies and signatures', 'hadaya')}</a>}
    </div>
  );
}

function MailForm({ lead, draft, texts, onDraft, onAnswer }: ComposerProps) {
  const [isBusy, setBusy] = useState(false);
  const { answer } = lead;
  if (answer.email === '') {
    return <p>{__('This message has no valid email address. Choose another reply method.', 'hadaya')}</p>;
  }
  const send = async () => {
    setBusy(true);
    const isSent = await onAnswer({ kind: 'mail', subject: draft.subject, text: draft.text });
    setBusy(false);
    if (isSent) onDraft(draft.note === '' ? undefined : { ...freshDraft(answer), note: draft.note });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <p className="hadaya-inbox-to">
        {__('To:', 'hadaya')} <bdi>{answer.email}</bdi>
      </p>
      <TextControl
        {...CONTROL}
        label={__('Subject', 'hadaya')}
        value={draft.subject}
        dir={answer.dir}
        onChange={(subject) => onDraft({ ...draft, subject })}
      />
      <Templates lead={lead} draft={draft} texts={texts} onDraft={onDraft} />
      <TextareaControl
        __nextHasNoMarginBottom
        label={__('Your reply', 'hadaya')}
        help={__(
          'The original message is quoted below your reply. The visitor’s reply goes to the shop’s email address.',
          'hadaya',
        )}
        rows={9}
        dir={answer.dir}
        value={draft.text}
        onChange={(text) => onDraft({ ...draft, text })}
      />
      <Button variant="primary" type="submit" isBusy={isBusy} accessibleWhenDisabled disabled={isBusy}>
        {isBusy ? __('Sending…', 'hadaya') : __('Send', 'hadaya')}
      </Button>
    </form>
  );
}

/** The form for a reply by WhatsApp, which opens in a new tab. */
function WhatsAppForm({ lead, draft, texts, onDraft, onAnswer }: ComposerProps) {
  const { answer } = lead;
  if (answer.number === '') {
    return <p>{__('This message has no phone number with a country code. Choose another reply method.', 'hadaya')}</p>;
  }
  return (
    <div>
      <Templates lead={lead} draft={draft} texts={texts} onDraft={onDraft} />
      <TextareaControl
        __nextHasNoMarginBottom
        label={__('Message text', 'hadaya')}
        rows={7}
        dir={answer.dir}
        value={draft.text}
        onChange={(text) => onDraft({ ...draft, text })}
      />
      <a
        className="components-button is-primary"
        href={whatsAppAddress(answer.number, draft.text)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => void onAnswer({ kind: 'whatsapp', subject: '', text: draft.text })}
      >
        <bdi>
          {sprintf(/* translators: %s: phone number. */ __('Open WhatsApp chat with %s', 'hadaya'), answer.shown)}
        </bdi>
      </a>
    </div>
  );
}

/** Visitors never see notes. */
function NoteForm({ draft, onDraft, onNote }: ComposerProps) {
  const keep = async () => {
    if (await onNote(draft.note)) onDraft({ ...draft, note: '' });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextareaControl
        __nextHasNoMarginBottom
        label={__('New note', 'hadaya')}
        help={__('Only users who can see messages can read notes.', 'hadaya')}
        rows={4}
        value={draft.note}
        onChange={(note) => onDraft({ ...draft, note })}
      />
      <Button variant="primary" type="submit" accessibleWhenDisabled disabled={draft.note.trim() === ''}>
        {__('Save note', 'hadaya')}
      </Button>
    </form>
  );
}

export function Composer(props: ComposerProps) {
  const { email, number } = props.lead.answer;
  const [way, setWay] = useState<Way>(email !== '' ? 'mail' : number !== '' ? 'whatsapp' : 'note');
  const Form = { mail: MailForm, whatsapp: WhatsAppForm, note: NoteForm }[way];
  return (
    <section className="hadaya-inbox-composer" aria-label={__('Reply', 'hadaya')}>
      <Ways way={way} onChoose={setWay} />
      <Form {...props} />
    </section>
  );
}
