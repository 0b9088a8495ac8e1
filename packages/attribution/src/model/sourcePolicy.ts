import type { ClickId } from './campaign.ts';
import type { IsHidden } from './personalData.ts';

/** The owner's decisions about sources beyond the options of `init`. */
export interface SourcePolicy {
  /** Says which values of links are kept out of the records. */
  readonly isHidden: IsHidden;
  /** Click ids of more networks that make a campaign. */
  readonly clickIds: readonly ClickId[];
  /** Hosts that visitors only return from, beyond the built-in ones. */
  readonly returnHosts: readonly string[];
}
