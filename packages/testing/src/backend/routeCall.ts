import { jsonAnswer, textAnswer, unknownActionAnswer } from './answers.ts';
import type { BackendCall, BackendHandler, HandlerMap } from './backendCall.ts';

export interface BackendHandlers {
  readonly adminAjax: HandlerMap;
  readonly wcAjax: HandlerMap;
  readonly rest: HandlerMap;
}

/** Returns a call's handler or, for an unknown name, the handler that responds like the real endpoint. */
export function routeCall(call: BackendCall, handlers: BackendHandlers): BackendHandler {
  const [endpoint, name] = splitName(call.name);
  if (endpoint === 'admin-ajax') return own(handlers.adminAjax, name) ?? unknownActionAnswer;
  if (endpoint === 'wc-ajax') return own(handlers.wcAjax, name) ?? (() => textAnswer(''));
  return own(handlers.rest, routeOf(name)) ?? noRoute;
}

function splitName(name: string): readonly [string, string] {
  const colon = name.indexOf(':');
  return [name.slice(0, colon), name.slice(colon + 1)];
}

function own(map: HandlerMap, name: string): BackendHandler | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined;
}

function routeOf(path: string): string {
  return path.replace(/\/+$/, '').replace(/\/\d+(?=\/|$)/g, '/{id}');
}

function noRoute(): Response {
  const body = {
    code: 'rest_no_route',
    message: 'No route was found matching the URL and request method.',
    data: { status: 404 },
  };
  return jsonAnswer(body, { status: 404 });
}
