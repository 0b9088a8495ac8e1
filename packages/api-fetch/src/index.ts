/** A client for the site's REST API, similar to `wp.apiFetch`. */
export type { ApiNext, ApiOptions, ApiStep, RestRejection } from './ApiOptions.ts';
export { type ApiFetch, type ApiHandler, createApiFetch } from './createApiFetch.ts';
export { createHostApiFetch } from './createHostApiFetch.ts';
export { createNonceStep, type NonceStep } from './createNonceKeeper.ts';
export { createPreloadStep, type PreloadedAnswers } from './createPreloadStep.ts';
export { createExtraQueryStep, createRootUrlStep } from './createRequestSteps.ts';
export type { RestOptions } from './readRestSettings.ts';
