import { Button } from '@wordpress/components';
import { Fragment, type ReactNode } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { type Editor, isChanged } from '../model/editor.ts';
import { countDraftChanges, findDraftChanges } from '../model/findDraftChanges.ts';
import type { StartData } from '../startData.ts';
import { tellChanges } from './tellChanges.ts';

interface SaveBarProps {
  readonly start: StartData;
  readonly editor: Editor;
  readonly onDiscard: () => void;
  /** Further buttons, after the save button. */
  readonly children: ReactNode;
}

/** The save button and, if there are unsaved changes, a button that discards them and a summary of them. */
export function SaveBar({ start, editor, onDiscard, children }: SaveBarProps) {
  const isBusy = editor.outcome.kind === 'busy';
  const changes = isChanged(editor) ? findDraftChanges(editor.kept.settings, editor.draft) : [];
  const count = countDraftChanges(changes);
  return (
    <Fragment>
      <Button id="hadaya-save" type="submit" variant="primary" isBusy={isBusy} aria-disabled={isBusy}>
        {__('Save changes', 'hadaya')}
      </Button>
      {children}
      {count > 0 && (
        <Fragment>
          <Button variant="tertiary" onClick={onDiscard}>
            {__('Discard changes', 'hadaya')}
          </Button>
          <p className="hadaya-changes">
            <strong>{isBusy ? __('Saving…', 'hadaya') : __('Unsaved changes', 'hadaya')}</strong>{' '}
            <span>
              {sprintf(
                /* translators: %d: number of changed settings. */ _n('%d change', '%d changes', count, 'hadaya'),
                count,
              )}
            </span>{' '}
            <span className="hadaya-quiet">{tellChanges(changes, start)}</span>
          </p>
        </Fragment>
      )}
    </Fragment>
  );
}
