import type { ReactNode } from 'react';
import type { WidgetState } from '../model/state/contactState.ts';
import { CloseButton } from './CloseButton.tsx';
import { Launcher } from './Launcher.tsx';
import { SingleChannel } from './SingleChannel.tsx';
import type { WidgetActions } from './useWidgetActions.ts';
import { useWidget } from './WidgetModel.ts';

/** The widget's state and what its controls do. */
export interface WidgetTriggerProps {
  readonly state: WidgetState;
  readonly opensByDefault: boolean;
  readonly actions: WidgetActions;
}

/** What stands in the corner: the launcher or the only channel, and in the same place the close button. */
export function WidgetTrigger({ state, opensByDefault, actions }: WidgetTriggerProps): ReactNode {
  const { design, single, hoursText } = useWidget();
  const { open, staysOpen, isNew } = state;
  const isCollapsed = open.kind === 'collapsed';
  const invites = isNew && !opensByDefault;
  const signs = {
    hasCta: (design.showCta === 'all_time' || isNew) && isCollapsed && (design.ctaText !== '' || hoursText !== ''),
    hasBadge: invites && design.hasBadge && design.badgeCount > 0,
    effect: invites ? design.effect : 'none',
  };
  return (
    <div className={single ? 'chaty-i-trigger single-channel' : 'chaty-i-trigger csaas-widget-trigger'}>
      {single ? (
        <SingleChannel channel={single} isHidden={open.kind === 'panel'} {...signs} />
      ) : (
        <Launcher isOpen={!isCollapsed || staysOpen} {...signs} onToggle={actions.open} onHover={actions.hover} />
      )}
      <CloseButton
        isOpen={!isCollapsed && !(staysOpen && open.kind === 'list')}
        onClose={actions.close}
        onKeyDown={actions.tabIntoList}
      />
    </div>
  );
}
