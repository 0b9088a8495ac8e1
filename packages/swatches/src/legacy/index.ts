export { createMiddlewareForExtraQueryParams, type RequestMiddleware } from './createMiddlewareForExtraQueryParams.ts';
export { installLegacyApi, PLUGIN_NAME } from './installLegacyApi.ts';
