import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Earlier } from '../model/editor.ts';
import type { StartData } from '../startData.ts';
import { tellChanges } from './tellChanges.ts';

interface HistoryProps {
  readonly history: readonly Earlier[];
  readonly start: StartData;
  readonly onRestore: (revision: number) => void;
}

/** Revisions: their dates, the users who replaced them, the changes, and a restore button. */
export function History({ history, start, onRestore }: HistoryProps) {
  return (
    <div>
      <h3>{__('Revisions', 'hadaya')}</h3>
      {history.length === 0 && <p>{__('No revisions yet. Your last ten saves will appear here.', 'hadaya')}</p>}
      <ul className="hadaya-history">
        {history.map(({ revision, time, user, changes }) => (
          <li key={revision}>
            {sprintf(
              /* translators: 1: day and time, 2: name of a user. */ __(
                'Used until %1$s, then changed by %2$s',
                'hadaya',
              ),
              time,
              user,
            )}{' '}
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
