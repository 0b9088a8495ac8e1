import type { WidgetState } from '../../page/model/index.ts';
import type { WidgetModel } from '../WidgetModel.ts';

export interface LauncherSigns {
  /** True if the call to action is shown beside the launcher. */
  readonly hasCall: boolean;
  readonly hasBadge: boolean;
  readonly effect: string;
}

/**
 * Returns a widget's attention effects; the badge and animation are only for visitors who have not opened the widget
 * recently.
 */
export function readSigns(
  { design, isSingle, hoursText }: Pick<WidgetModel, 'design' | 'isSingle' | 'hoursText'>,
  { isNew, open }: Pick<WidgetState, 'isNew' | 'open'>,
): LauncherSigns {
  const invites = isNew && !(design.opens === 'open' && !isSingle);
  const isCalling = design.ctaAlways || isNew;
  return {
    hasCall: isCalling && open.kind === 'collapsed' && (design.ctaText !== '' || hoursText !== ''),
    hasBadge: invites && design.attention.badge && design.attention.badgeCount > 0,
    effect: invites ? design.attention.effect : 'none',
  };
}

/** Returns the live chat's unread count for its badge: `99+` instead of a string of more than three characters. */
export const shortenCount = (count: string): string => (count.length > 3 ? '99+' : count);
