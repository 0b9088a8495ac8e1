import { __, _n, sprintf } from '@wordpress/i18n';
import { rowId } from '../dom/focus.ts';
import type { ListRow } from '../startData.ts';
import { Face } from './Face.tsx';
import { shown, stateName } from './texts.ts';

interface ListItemProps {
  readonly row: ListRow;
  /** Name of the assignee; empty if there is none. */
  readonly who: string;
  readonly isOpen: boolean;
  /** True if this item is the list's tab stop. */
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

function Badges({ row, who }: Pick<ListItemProps, 'row' | 'who'>) {
  const count = (text: string, number: number) => (number === 0 ? '' : sprintf(text, shown(number)));
  const badges = [
    // translators: %s: number of files.
    count(_n('%s file', '%s files', row.files, 'hadaya'), row.files),
    // translators: %s: number of notes.
    count(_n('%s note', '%s notes', row.notes, 'hadaya'), row.notes),
    // translators: %s: day and time.
    row.snoozed === '' ? '' : sprintf(__('snoozed until %s', 'hadaya'), row.snoozed),
    // translators: %s: day and time.
    row.back === '' ? '' : sprintf(__('snooze ended %s', 'hadaya'), row.back),
    who,
  ].filter((mark) => mark !== '');
  return (
    <span className="hadaya-inbox-badges">
      <span className="hadaya-inbox-state" data-state={row.snoozed === '' ? row.state : 'snoozed'}>
        {stateName(row)}
      </span>
      {row.mailFailed && <span className="hadaya-inbox-mail-failed">{__('email not sent', 'hadaya')}</span>}
      {badges.map((mark) => (
        <bdi key={mark}>{mark}</bdi>
      ))}
    </span>
  );
}

export function ListItem({ row, who, isOpen, isStop, isChosen, onChoose, onFocus, onOpen }: ListItemProps) {
  const stop = isStop ? 0 : -1;
  return (
    <li data-state={row.state} data-open={isOpen} data-chosen={isChosen}>
      <input
        type="checkbox"
        tabIndex={stop}
        checked={isChosen}
        // translators: %s: name of a person.
        aria-label={sprintf(__('Select the message from %s', 'hadaya'), row.name)}
        onChange={onChoose}
        onFocus={onFocus}
      />
      <button
        type="button"
        id={rowId(row.id)}
        className="hadaya-inbox-open"
        tabIndex={stop}
        aria-current={isOpen ? 'true' : undefined}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <Face name={row.name} />
        <span className="hadaya-inbox-who">
          <bdi>{row.name}</bdi>
        </span>
        <time dateTime={row.time} title={row.when}>
          {row.date}
        </time>
        <span className="hadaya-inbox-text" dir="auto">
          {row.text}
        </span>
        <Badges row={row} who={who} />
      </button>
    </li>
  );
}
