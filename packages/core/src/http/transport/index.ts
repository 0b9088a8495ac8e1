/** Sends calls: attempts, limits, shared requests. */
export { call, wait } from './call.ts';
export { createRequestDeduper } from './createRequestDeduper.ts';
export { sendByXhr } from './sendByXhr.ts';
