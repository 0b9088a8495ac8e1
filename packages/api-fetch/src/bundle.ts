import { createEnvironment, writePageValue } from '@hadaya/core';
import { createApiFetch } from './createApiFetch.ts';
import * as apiFetchTools from './index.ts';

export * from './index.ts';

/** REST client that uses this page's settings. */
export const apiFetch = createApiFetch(createEnvironment(window));

writePageValue(window, 'apiFetch', Object.assign(apiFetch, apiFetchTools));
