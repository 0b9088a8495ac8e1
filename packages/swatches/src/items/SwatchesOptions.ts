import type { IslandContext } from '@hadaya/core';
import type { VariationForm } from '@hadaya/variations';
import type { SwatchSettings } from '../settings.ts';
import type { SwatchGroup } from './swatchGroup.ts';

export interface SwatchesOptions {
  readonly context: IslandContext<SwatchSettings>;
  readonly form: VariationForm;
  readonly groups: readonly SwatchGroup[];
  /** True if the visitor may have tapped an item before listeners were attached. */
  readonly isFirstStart?: boolean;
}
