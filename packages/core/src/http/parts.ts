/** The building blocks of `@hadaya/api-fetch`'s own client; the build inlines them where they are used. */
export { findAjaxUrl, findRestRoot, isSameOrigin, readGlobalText, resolveUrl } from './addresses.ts';
export { interpretResponse, readFacts } from './answer/index.ts';
export {
  createFailure,
  failure,
  HTTP_MESSAGES,
  type HttpError,
  type HttpErrorKind,
  type HttpResult,
} from './errors/errors.ts';
export { joinRestUrl } from './joinRestUrl.ts';
export { type FullHttpOptions, fillOptions, type HttpOptions, readHttpSettings } from './options/options.ts';
export { call, createRequestDeduper, wait } from './transport/index.ts';
