import type { IslandContext } from '@hadaya/core';
import type { VariationForm } from '@hadaya/variations';
import type { SwatchSettings } from '../settings.ts';
import type { SwatchGroup } from './swatchGroup.ts';

/** A form and the lists in it that are brought to life. */
export interface SwatchesOptions {
  readonly context: IslandContext<SwatchSettings>;
  readonly form: VariationForm;
  readonly groups: readonly SwatchGroup[];
  /** The visitor may have tapped an item already, when nobody heard it. */
  readonly isFirstStart?: boolean;
}
