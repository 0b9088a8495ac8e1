import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Audience } from '../model/audience.ts';
import type { Outcome as OutcomeState, Since } from '../model/editor.ts';
import type { StartData } from '../startData.ts';
import { tellChanges } from './tellChanges.ts';

/** What others have saved meanwhile; empty where the server does not know it any more. */
function tellSince({ user, changes }: Since, start: StartData): string {
  if (changes.length === 0) return '';
  const told = tellChanges(changes, start);
  // translators: 1: name of a user, 2: changed settings.
  return user === '' ? told : sprintf(__('%1$s has changed: %2$s.', 'hadaya'), user, told);
}

interface OutcomeProps {
  readonly start: StartData;
  readonly outcome: OutcomeState;
  /** Who sees the widget that is set up; none where no widget is. */
  readonly audience: Audience | undefined;
  /** Whether its rules can keep visitors from seeing it. */
  readonly hasConditions: boolean;
  /** Shows it to others, at once. */
  readonly onPublish: (audience: 'admins' | 'everybody') => void;
  readonly onUndo: () => void;
  /** Brings an earlier state back although something is not saved. */
  readonly onRestore: (revision: number) => void;
  readonly onOverwrite: () => void;
  readonly onDismiss: () => void;
}

/** That the settings are saved, who sees the widget now, and the way to more of them. */
function Saved({ start, audience, hasConditions, onPublish, onUndo, onDismiss }: OutcomeProps) {
  const view = { label: __('View in the shop', 'hadaya'), onClick: () => window.open(start.shop, '_blank') };
  const publish = { label: __('Publish', 'hadaya'), onClick: () => onPublish('everybody') };
  const tryOut = { label: __('Show only to me for now', 'hadaya'), onClick: () => onPublish('admins') };
  const undo = { label: __('Undo', 'hadaya'), onClick: onUndo };
  const [told, actions] = {
    none: [__('Saved. Pages in a cache show it when the cache is renewed.', 'hadaya'), [undo]] as const,
    nobody: [__('Saved. The widget is not shown yet.', 'hadaya'), [publish, tryOut, undo]] as const,
    admins: [__('Saved. Only administrators see the widget.', 'hadaya'), [view, publish, undo]] as const,
    everybody: [
      hasConditions
        ? __(
            'Saved. Visitors see the widget as its rules allow. Pages in a cache show it when the cache is renewed.',
            'hadaya',
          )
        : __('Saved. The widget is live. Pages in a cache show it when the cache is renewed.', 'hadaya'),
      [view, undo],
    ] as const,
  }[audience ?? 'none'];
  return (
    <Notice status={audience === 'nobody' ? 'warning' : 'success'} onRemove={onDismiss} actions={actions}>
      {told}
    </Notice>
  );
}

/** How the last save ended, with what can be done about it. */
export function Outcome(props: OutcomeProps) {
  const { start, outcome, onUndo, onRestore, onOverwrite, onDismiss } = props;
  switch (outcome.kind) {
    case 'quiet':
    case 'busy':
      return null;
    case 'nothing':
      return (
        <Notice status="info" onRemove={onDismiss}>
          {__('There is nothing to save: nothing was changed.', 'hadaya')}
        </Notice>
      );
    case 'saved':
      return <Saved {...props} />;
    case 'moved':
      return (
        <Notice status="success" onRemove={onDismiss} actions={[{ label: __('Undo', 'hadaya'), onClick: onUndo }]}>
          {__('The settings are moved. Those of the other plugin stay as they are.', 'hadaya')}
        </Notice>
      );
    case 'restored':
      return (
        <Notice status="success" onRemove={onDismiss}>
          {__('The earlier settings are back.', 'hadaya')}
        </Notice>
      );
    case 'doubtful':
      return (
        <Notice
          status="warning"
          onRemove={onDismiss}
          actions={[
            { label: __('Bring them back all the same', 'hadaya'), onClick: () => onRestore(outcome.revision) },
          ]}
        >
          {__('You have not saved everything: what you entered is lost when the earlier settings come back.', 'hadaya')}
        </Notice>
      );
    case 'conflict':
      return (
        <Notice
          status="warning"
          isDismissible={false}
          actions={[{ label: __('Save mine over them', 'hadaya'), onClick: onOverwrite }]}
        >
          {outcome.message} {tellSince(outcome.since, start)} {__('What you entered still stands here.', 'hadaya')}
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
