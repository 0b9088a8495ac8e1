import type { ClickId } from './campaign.ts';
import type { IsHidden } from './personalData.ts';
import type { SpecialParts } from './special/specialParts.ts';

/** The owner's decisions about sources beyond the options of `init`, and what the rules may fetch. */
export interface SourcePolicy {
  /** Says which values of links are kept out of the records. */
  readonly isHidden: IsHidden;
  /** Click ids of more networks that make a campaign. */
  readonly clickIds: readonly ClickId[];
  /** Hosts that visitors only return from, beyond the built-in ones. */
  readonly returnHosts: readonly string[];
  /** The special parts; throws while they are not there. */
  readonly parts: () => SpecialParts;
}
