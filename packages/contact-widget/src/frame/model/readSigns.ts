import type { WidgetState } from '../../page/model/index.ts';
import type { WidgetModel } from '../WidgetModel.ts';

/** How a closed widget draws attention. */
export interface LauncherSigns {
  /** The call to action stands beside the launcher. */
  readonly hasCall: boolean;
  readonly hasBadge: boolean;
  readonly effect: string;
}

/** The signs of a widget: badge and effect are for visitors who have not used it. */
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

/** The live chat's count, short enough for its mark. */
export const shortenCount = (count: string): string => (count.length > 3 ? '99+' : count);
