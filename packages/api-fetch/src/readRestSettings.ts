import { type Field, isRecord, type PageWindow, readSettings, text } from '@hadaya/core';
import { type HttpOptions, readHttpSettings } from '@hadaya/core/http-parts';
import type { NonceOptions } from './createNonceKeeper.ts';

/** Settings for the REST client; missing ones come from the page. */
export interface RestOptions extends HttpOptions, NonceOptions {
  /** REST root; defaults to the one that the page provides. */
  readonly root?: string | undefined;
  /** `false` leaves the response language to the server. */
  readonly locale?: 'user' | false | undefined;
  /** Query arguments for the requests of one plugin. */
  readonly extraQuery?: { readonly match: string; readonly args: Readonly<Record<string, string>> } | null | undefined;
}

const locale: Field<RestOptions['locale']> = {
  read(raw, { report }) {
    if (raw === false || raw === 'false') return false;
    if (raw !== undefined && raw !== null && raw !== 'user') report('accepts only "user" or false; "user" is used');
    return 'user';
  },
};

const extraQuery: Field<RestOptions['extraQuery']> = {
  read(raw, { report }) {
    if (raw === undefined || raw === null) return null;
    const { match, args } = isRecord(raw) ? raw : {};
    if (typeof match !== 'string' || match === '' || !isRecord(args)) {
      report('needs a string "match" and an object "args"; it is ignored');
      return null;
    }
    const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
    const usable = Object.entries(args).filter(([, value]) => isPlain(value));
    return { match, args: Object.fromEntries(usable.map(([name, value]) => [name, String(value)])) };
  },
};

const schema = {
  /** REST API root URL; leave empty to use the one that the page provides. */
  root: text(undefined),
  /** REST nonce; leave empty to use the one that the page provides. */
  nonce: text(undefined),
  /** URL that returns a new REST nonce. */
  nonceEndpoint: text(undefined),
  /** `false` lets the server choose the response language. */
  locale,
  /** Query arguments for the requests of one plugin: `{ match, args }`. */
  extraQuery,
};

/**
 * Returns the part of the owner's `window.hadaya.settings.http` that the REST client uses. An empty URL counts as
 * unset.
 */
export function readRestSettings(page: PageWindow): RestOptions {
  const { root, nonceEndpoint, ...others } = readSettings(page, { schema, key: 'http' }).settings;
  return {
    ...readHttpSettings(page),
    ...others,
    root: root || undefined,
    nonceEndpoint: nonceEndpoint || undefined,
  };
}
