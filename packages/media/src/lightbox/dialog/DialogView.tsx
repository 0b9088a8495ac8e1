import { useStoreSync } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import { ControlIcon } from '../../controls/index.ts';
import type { DialogStore, PreviewPicture } from './dialogState.ts';

interface DialogViewProps {
  readonly store: DialogStore;
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

function Picture({ src, alt, srcSet, sizes }: PreviewPicture): ReactElement {
  return <img alt={alt} decoding="sync" sizes={sizes} srcSet={srcSet} src={src} />;
}

/**
 * Renders a lightbox's dialog, with an accessible name, the page's picture and a Close button. The dialog is open but
 * not modal at first; see `showDialog`. The lightbox adds its own pictures to the stage and its controls to the frame.
 */
export function DialogView({ store, label, closeLabel, onClose }: DialogViewProps): ReactElement {
  const { small, large, isPreviewed, hasGround, isLoading, late, isSaid, isFilled } = useStoreSync(store);
  return (
    <dialog open aria-label={label} aria-modal="true" aria-describedby={isFilled ? 'position caption' : undefined}>
      <div className="frame">
        {hasGround && <div className="ground" />}
        <div className="stage" aria-busy={isLoading || undefined}>
          {isPreviewed && (
            <div className="preview">
              {small && <Picture {...small} />}
              {large && <Picture {...large} />}
            </div>
          )}
        </div>
        <button type="button" className="close" title={closeLabel} aria-label={closeLabel} onClick={onClose}>
          <ControlIcon name="close" />
        </button>
        <div className="loading" aria-live={isSaid ? 'off' : 'polite'}>
          {late}
        </div>
      </div>
    </dialog>
  );
}
