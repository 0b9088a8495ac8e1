import type { VariationForm } from '@hadaya/variations';

export type FollowedForm = Pick<VariationForm, 'root' | 'getState' | 'subscribe' | 'getIndex' | 'findVariation'>;
