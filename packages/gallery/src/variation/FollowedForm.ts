import type { VariationForm } from '@hadaya/variations';

/** What a gallery asks of a form. */
export type FollowedForm = Pick<VariationForm, 'root' | 'getState' | 'subscribe' | 'getIndex' | 'findVariation'>;
