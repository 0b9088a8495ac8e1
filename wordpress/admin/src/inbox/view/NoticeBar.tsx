import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Notice, Undo } from '../model/inbox.ts';

interface NoticeBarProps {
  readonly notice: Notice | undefined;
  readonly onUndo: (undo: Undo) => void;
  readonly onDismiss: () => void;
}

/**
 * Shows the result of the last action, with an Undo button if the action can be undone. The live region is permanent,
 * so that screen readers announce its changes.
 */
export function NoticeBar({ notice, onUndo, onDismiss }: NoticeBarProps) {
  const undo = notice?.undo;
  return (
    <div className="hadaya-inbox-notice" role="status" data-kind={notice?.kind ?? 'none'}>
      {notice && (
        <p>
          <span>{notice.text}</span>
          {undo && (
            <Button variant="link" onClick={() => onUndo(undo)}>
              {__('Undo', 'hadaya')}
            </Button>
          )}
          <Button variant="tertiary" size="small" aria-label={__('Dismiss this notice', 'hadaya')} onClick={onDismiss}>
            ×
          </Button>
        </p>
      )}
    </div>
  );
}
