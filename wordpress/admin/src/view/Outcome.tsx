import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Audience } from '../model/audience.ts';
import type { Outcome as OutcomeState, Since } from '../model/editor.ts';
import type { StartData } from '../startData.ts';
import { tellChanges } from './tellChanges.ts';

/**
 * Describes the changes that other users have saved. Returns an empty text if the server no longer has these changes.
 */
function tellSince({ user, changes }: Since, start: StartData): string {
  if (changes.length === 0) return '';
  const message = tellChanges(changes, start);
  // translators: 1: name of a user, 2: changed settings.
  return user === '' ? `${message}.` : sprintf(__('Changes by %1$s: %2$s.', 'hadaya'), user, message);
}

interface OutcomeProps {
  readonly start: StartData;
  readonly outcome: OutcomeState;
  /** Audience of the widget; undefined without a widget. */
  readonly audience: Audience | undefined;
  /** True if the widget's rules can hide it from visitors. */
  readonly hasConditions: boolean;
  /** Makes the widget visible to the given audience immediately. */
  readonly onPublish: (audience: 'admins' | 'everybody') => void;
  readonly onUndo: () => void;
  /** Restores an earlier revision even though there are unsaved changes. */
  readonly onRestore: (revision: number) => void;
  readonly onOverwrite: () => void;
  readonly onDismiss: () => void;
}

/** Confirms a save, describes who sees the widget, and offers to publish the widget or undo the save. */
function Saved({ start, audience, hasConditions, onPublish, onUndo, onDismiss }: OutcomeProps) {
  const view = { label: __('View in the shop', 'hadaya'), onClick: () => window.open(start.shop, '_blank') };
  const publish = { label: __('Publish', 'hadaya'), onClick: () => onPublish('everybody') };
  const tryOut = { label: __('Show only to administrators', 'hadaya'), onClick: () => onPublish('admins') };
  const undo = { label: __('Undo', 'hadaya'), onClick: onUndo };
  const [message, actions] = {
    none: [__('Settings saved. Cached pages show the changes after the cache is cleared.', 'hadaya'), [undo]] as const,
    nobody: [__('Settings saved. The widget is hidden from visitors.', 'hadaya'), [publish, tryOut, undo]] as const,
    admins: [__('Settings saved. Only administrators can see the widget.', 'hadaya'), [view, publish, undo]] as const,
    everybody: [
      hasConditions
        ? __(
            'Settings saved. Visitors see the widget when its display rules allow it. Cached pages show it after the cache is cleared.',
            'hadaya',
          )
        : __('Settings saved. The widget is live. Cached pages show it after the cache is cleared.', 'hadaya'),
      [view, undo],
    ] as const,
  }[audience ?? 'none'];
  return (
    <Notice status={audience === 'nobody' ? 'warning' : 'success'} onRemove={onDismiss} actions={actions}>
      {message}
    </Notice>
  );
}

/** A notice about the last save, move or restore, with buttons for the next step. */
export function Outcome(props: OutcomeProps) {
  const { start, outcome, onUndo, onRestore, onOverwrite, onDismiss } = props;
  switch (outcome.kind) {
    case 'quiet':
    case 'busy':
      return null;
    case 'nothing':
      return (
        <Notice status="info" onRemove={onDismiss}>
          {__('No changes to save.', 'hadaya')}
        </Notice>
      );
    case 'saved':
      return <Saved {...props} />;
    case 'moved':
      return (
        <Notice status="success" onRemove={onDismiss} actions={[{ label: __('Undo', 'hadaya'), onClick: onUndo }]}>
          {__('Settings moved. The other plugin’s settings are unchanged.', 'hadaya')}
        </Notice>
      );
    case 'restored':
      return (
        <Notice status="success" onRemove={onDismiss}>
          {__('Settings restored.', 'hadaya')}
        </Notice>
      );
    case 'doubtful':
      return (
        <Notice
          status="warning"
          onRemove={onDismiss}
          actions={[{ label: __('Restore anyway', 'hadaya'), onClick: () => onRestore(outcome.revision) }]}
        >
          {__('Restoring discards your unsaved changes.', 'hadaya')}
        </Notice>
      );
    case 'conflict':
      return (
        <Notice
          status="warning"
          isDismissible={false}
          actions={[{ label: __('Overwrite with my changes', 'hadaya'), onClick: onOverwrite }]}
        >
          {outcome.message} {tellSince(outcome.since, start)} {__('Your unsaved changes have not been lost.', 'hadaya')}
        </Notice>
      );
    default:
      return (
        <Notice status="error" isDismissible={false}>
          {outcome.message}
        </Notice>
      );
  }
}
