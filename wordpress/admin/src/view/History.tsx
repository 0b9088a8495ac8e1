import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Earlier } from '../model/editor.ts';
import type { StartData } from '../startData.ts';
import { tellChanges } from './tellChanges.ts';

/** Describes how long a revision was in use; the user's name is empty if the user has been deleted. */
function tellUse(time: string, user: string): string {
  // translators: %s: day and time.
  if (user === '') return sprintf(__('Used until %s', 'hadaya'), time);
  // translators: 1: day and time, 2: name of a user.
  return sprintf(__('Used until %1$s, then changed by %2$s', 'hadaya'), time, user);
}

interface HistoryProps {
  readonly history: readonly Earlier[];
  readonly start: StartData;
  readonly onRestore: (revision: number) => void;
}

export function History({ history, start, onRestore }: HistoryProps) {
  return (
    <div>
      <h3>{__('Revisions', 'hadaya')}</h3>
      {history.length === 0 && <p>{__('No revisions yet. Your last ten saves will appear here.', 'hadaya')}</p>}
      <ul className="hadaya-history">
        {history.map(({ revision, time, user, changes }) => (
          <li key={revision}>
            {tellUse(time, user)}{' '}
            <Button
              variant="link"
              aria-label={sprintf(__('Restore the settings used until %s', 'hadaya'), time)}
              onClick={() => onRestore(revision)}
            >
              {__('Restore', 'hadaya')}
            </Button>
            <p>{tellChanges(changes, start)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
