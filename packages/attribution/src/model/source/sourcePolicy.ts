import type { IsHidden } from '../records/isPersonal.ts';
import type { ClickId } from './clickIds.ts';

/** The owner's decisions about sources beyond the options of `init`. */
export interface SourcePolicy {
  /** Says which values of links are kept out of the records. */
  readonly isHidden: IsHidden;
  /** Click ids of more networks that make a campaign. */
  readonly clickIds: readonly ClickId[];
  /** Hosts that visitors only return from, beyond the built-in ones. */
  readonly returnHosts: readonly string[];
}
