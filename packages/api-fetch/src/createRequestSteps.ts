import { joinRestUrl } from '@hadaya/core/http-parts';
import { type ApiOptions, type ApiStep, changeTarget, readHeader, withHeader } from './ApiOptions.ts';
import { addQueryArgument } from './readQuery.ts';
import type { RestOptions } from './readRestSettings.ts';

function joinNamespace({ namespace, endpoint, ...rest }: ApiOptions): ApiOptions {
  if (namespace === undefined || endpoint === undefined) return { ...rest, namespace, endpoint };
  // oxlint-disable-next-line redos/no-vulnerable -- the path of an endpoint that a developer wrote.
  const path = `${namespace.replace(/^\/+|\/+$/g, '')}/${endpoint.replace(/^\//, '')}`;
  return { ...rest, path };
}

const joinNamespaceStep: ApiStep = (options, next) =>
  next(options.namespace === undefined || options.endpoint === undefined ? options : joinNamespace(options));

/**
 * Resolves a path to a URL under the REST root; supports a root that has its own query, for plain permalinks or a
 * language.
 */
export function createRootUrlStep(root: string): ApiStep {
  return (options, next) => {
    const joined = joinNamespace(options);
    if (joined.path === undefined) return next(options);
    return next({ ...joined, url: joinRestUrl(root, joined.path) });
  };
}

/** Requests responses in the logged-in user's language, unless the caller chose one. */
const localeStep: ApiStep = (options, next) =>
  next(changeTarget(options, (target) => addQueryArgument(target, '_locale', 'user')));

/** Adds query arguments to one plugin's requests: those whose path or URL contains `match`. */
export function createExtraQueryStep(match: string, args: Readonly<Record<string, string>>): ApiStep {
  const add = (target: string) =>
    Object.entries(args).reduce((changed, [name, value]) => addQueryArgument(changed, name, value), target);
  return (options, next) =>
    next(`${options.path ?? ''} ${options.url ?? ''}`.includes(match) ? changeTarget(options, add) : options);
}

const OVERRIDE_HEADER = 'X-HTTP-Method-Override';
const TUNNELLED_METHOD = /^(?:put|patch|delete)$/i;

/**
 * Sends PUT, PATCH and DELETE as POST, which every server accepts. Other origins do not accept the override header, so
 * a request for which `isForeign` returns true carries the method in its query.
 */
function createMethodOverrideStep(isForeign: (options: ApiOptions) => boolean): ApiStep {
  return (options, next) => {
    const { method = 'GET' } = options;
    if (!TUNNELLED_METHOD.test(method)) return next(options);
    const hasType = readHeader(options.headers, 'Content-Type') !== undefined;
    const typed = hasType ? { ...options.headers } : { ...options.headers, 'Content-Type': 'application/json' };
    if (isForeign(options)) {
      const named = changeTarget(options, (target) => addQueryArgument(target, '_method', method));
      return next({ ...named, method: 'POST', headers: typed });
    }
    return next({ ...options, method: 'POST', headers: withHeader(typed, OVERRIDE_HEADER, method) });
  };
}

export interface RequestStepOptions extends Pick<RestOptions, 'locale' | 'extraQuery'> {
  readonly root: string;
  readonly isForeign: (options: ApiOptions) => boolean;
}

/** Returns the steps that shape a request, in order of execution. */
export function createRequestSteps({ root, locale, extraQuery, isForeign }: RequestStepOptions): ApiStep[] {
  return [
    createRootUrlStep(root),
    ...(locale === false ? [] : [localeStep]),
    ...(extraQuery ? [createExtraQueryStep(extraQuery.match, extraQuery.args)] : []),
    joinNamespaceStep,
    createMethodOverrideStep(isForeign),
  ];
}
