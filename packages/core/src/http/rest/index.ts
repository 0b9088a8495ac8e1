/** The site's REST API, in the manner of the platform's own helper. A visitor's bundle takes only what it imports. */
export type { ApiNext, ApiOptions, ApiStep } from './ApiOptions.ts';
export { type ApiFetch, type ApiHandler, createApiFetch, type RestOptions } from './createApiFetch.ts';
export { createNonceStep, type NonceStep } from './createNonceStep.ts';
export { createPreloadStep, type PreloadedAnswers } from './createPreloadStep.ts';
export { createHostApiFetch } from './hostApiFetch.ts';
export type { RestRejection } from './RestRejection.ts';
export { createExtraQueryStep, createRootUrlStep } from './requestSteps.ts';
