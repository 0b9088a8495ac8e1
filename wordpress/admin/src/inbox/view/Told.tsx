import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Told as Saying, Undo } from '../model/inbox.ts';

interface ToldProps {
  readonly told: Saying | undefined;
  readonly onUndo: (undo: Undo) => void;
  readonly onDismiss: () => void;
}

/** The last action with its undo. The region is permanent, so that screen readers announce its changes. */
export function Told({ told, onUndo, onDismiss }: ToldProps) {
  const undo = told?.undo;
  return (
    <div className="hadaya-inbox-told" role="status" data-kind={told?.kind ?? 'none'}>
      {told && (
        <p>
          <span>{told.text}</span>
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
