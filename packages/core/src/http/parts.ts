/** What a client of its own is made of (`@hadaya/api-fetch`); inlined where it is used. */
export { findAjaxUrl, findRestRoot, isSameOrigin, readGlobalText, resolveUrl } from './addresses.ts';
export {
  createFailure,
  failure,
  HTTP_MESSAGES,
  type HttpError,
  type HttpErrorKind,
  type HttpResult,
} from './answer/HttpError.ts';
export { interpretResponse, readFacts } from './answer/interpretResponse.ts';
export { type FullHttpOptions, fillOptions, type HttpOptions, readHttpSettings } from './HttpOptions.ts';
export { joinRestUrl } from './joinRestUrl.ts';
export { call, wait } from './transport/call.ts';
export { createRequestDeduper } from './transport/createRequestDeduper.ts';
