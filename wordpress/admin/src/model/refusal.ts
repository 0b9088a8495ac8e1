import type { Mistakes, Since } from './editor.ts';

/** Why the server did not do what it was asked. */
export interface Refusal {
  /** `invalid` and `conflict` are answers of ours; `stranger`: nobody is logged in, or not somebody who may; `unreachable`:
   * no answer came; `broken`: the site broke down, or a page came in place of data, as from a firewall; `closed`: something
   * answered that is not our route. */
  readonly kind: 'invalid' | 'conflict' | 'stranger' | 'unreachable' | 'broken' | 'closed';
  /** In the server's own words; empty when it said nothing. */
  readonly message: string;
  readonly mistakes: Mistakes;
  readonly since: Since;
}

const OWN: Readonly<Record<string, Refusal['kind']>> = {
  hadaya_invalid: 'invalid',
  hadaya_conflict: 'conflict',
  fetch_error: 'unreachable',
  offline_error: 'unreachable',
  internal_server_error: 'broken',
  invalid_json: 'broken',
};

/** A nonce that is too old, or a user that may not; WordPress asks for a new nonce by itself while somebody is logged in. */
const STRANGERS = ['rest_cookie_invalid_nonce', 'rest_forbidden', 'rest_not_logged_in'];

/** Reads what `apiFetch` was rejected with: an object of WordPress', or a response that it could not read. */
export function readRefusal(error: unknown): Refusal {
  const given: {
    code?: unknown;
    message?: unknown;
    status?: unknown;
    data?: { errors?: Mistakes; status?: unknown } & Partial<Since>;
  } = Object(error);
  const code = String(given.code ?? '');
  // The call for a new nonce was answered with no: nobody is logged in.
  const isStranger = STRANGERS.includes(code) || (code === '' && given.status === 400);
  const isBroken = Number(given.data?.status ?? 0) >= 500 && !code.startsWith('hadaya_');
  return {
    kind: OWN[code] ?? (isStranger ? 'stranger' : isBroken ? 'broken' : 'closed'),
    message: typeof given.message === 'string' ? given.message : '',
    mistakes: given.data?.errors ?? {},
    since: { user: given.data?.user ?? '', changes: given.data?.changes ?? [] },
  };
}
