/** Sends calls: attempts, time limits, retries and shared requests. */
export { call, wait } from './call.ts';
export { createRequestDeduper } from './createRequestDeduper.ts';
export { sendByXhr } from './sendByXhr.ts';
