import type { VariationForm } from '@hadaya/variations';

/** The part of a variation form that a gallery uses. */
export type FollowedForm = Pick<VariationForm, 'root' | 'getState' | 'subscribe' | 'getIndex' | 'findVariation'>;
