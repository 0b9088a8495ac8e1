import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { focusId } from '../dom/focus.ts';
import type { LeadData } from '../model/inbox.ts';
import { morningOf, type SnoozeName, snoozeTimes } from '../model/snoozeTimes.ts';
import type { InboxStart, Lead, LeadState } from '../startData.ts';

interface ActionsProps {
  readonly start: InboxStart;
  readonly lead: Lead;
  readonly onChange: (data: LeadData) => void;
  readonly onDelete: () => void;
}

const SNOOZE = 'hadaya-inbox-snooze';

const CONTROL = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

function buttonsOf({ state }: Lead): readonly (readonly [LeadState, string])[] {
  const trash = ['trash', __('Move to Trash', 'hadaya')] as const;
  switch (state) {
    case 'trash':
      return [['new', __('Restore', 'hadaya')]];
    case 'spam':
      return [['new', __('Not spam', 'hadaya')], trash];
    case 'answered':
      return [['new', __('Mark as new', 'hadaya')], ['spam', __('Spam', 'hadaya')], trash];
    default:
      return [['answered', __('Mark as replied', 'hadaya')], ['spam', __('Spam', 'hadaya')], trash];
  }
}

/**
 * Renders a button that opens a menu of snooze times and a date field; for a snoozed lead, a button that ends the
 * snooze.
 */
function Snooze({ lead, onChange }: Pick<ActionsProps, 'lead' | 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  const titles: Readonly<Record<SnoozeName, string>> = {
    later: __('In three hours', 'hadaya'),
    tomorrow: __('Tomorrow morning', 'hadaya'),
    week: __('In a week', 'hadaya'),
  };
  const snooze = (until: number) => {
    setOpen(false);
    onChange({ snooze: until });
  };
  // Escape closes only the snooze menu, not the message.
  const hear = (event: { readonly key: string; preventDefault(): void }) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    focusId(SNOOZE);
  };
  if (lead.snoozed !== '') {
    return (
      <Button variant="secondary" onClick={() => onChange({ snooze: 0 })}>
        {__('Unsnooze', 'hadaya')}
      </Button>
    );
  }
  return (
    <div className="hadaya-inbox-snooze">
      <Button variant="secondary" id={SNOOZE} aria-expanded={isOpen} onKeyDown={hear} onClick={() => setOpen(!isOpen)}>
        {__('Snooze', 'hadaya')}
      </Button>
      {isOpen && (
        <fieldset className="hadaya-inbox-moments" onKeyDown={hear} aria-label={__('Snooze until', 'hadaya')}>
          {Object.entries(titles).map(([name, title]) => (
            <Button key={name} variant="tertiary" onClick={() => snooze(snoozeTimes(new Date())[name as SnoozeName])}>
              {title}
            </Button>
          ))}
          <TextControl
            {...CONTROL}
            type="date"
            label={__('Choose date (snooze until 9 am)', 'hadaya')}
            value=""
            onChange={(day) => {
              const until = morningOf(day);
              if (until !== undefined && until > Date.now() / 1000) snooze(until);
            }}
          />
        </fieldset>
      )}
    </div>
  );
}

/**
 * Renders buttons that change the open lead's status, snooze it or delete it permanently, and a select for the
 * assignee.
 */
export function Actions({ start, lead, onChange, onDelete }: ActionsProps) {
  const confirmDelete = () => {
    if (window.confirm(__('Delete this message and its files permanently? This cannot be undone.', 'hadaya')))
      onDelete();
  };
  const people = start.people.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="hadaya-inbox-actions">
      {buttonsOf(lead).map(([state, title]) => (
        <Button key={state} variant="secondary" onClick={() => onChange({ state })}>
          {title}
        </Button>
      ))}
      {lead.state === 'trash' && (
        <Button variant="tertiary" isDestructive onClick={confirmDelete}>
          {__('Delete permanently', 'hadaya')}
        </Button>
      )}
      {lead.state !== 'trash' && lead.state !== 'spam' && <Snooze lead={lead} onChange={onChange} />}
      <SelectControl
        {...CONTROL}
        labelPosition="side"
        label={__('Assigned to', 'hadaya')}
        value={lead.assigned === 0 ? '' : String(lead.assigned)}
        options={[{ value: '', label: __('Nobody', 'hadaya') }, ...people]}
        onChange={(id) => onChange({ assigned: Number(id) })}
      />
    </div>
  );
}
