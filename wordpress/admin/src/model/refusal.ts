import type { Mistakes, Since } from './editor.ts';

export interface Refusal {
  /**
   * `invalid` and `conflict`: Hadaya's own responses; `stranger`: logged out or without permission; `unreachable`: no
   * response; `broken`: the site failed or returned HTML, as from a firewall; `closed`: the response does not come from
   * Hadaya's route.
   */
  readonly kind: 'invalid' | 'conflict' | 'stranger' | 'unreachable' | 'broken' | 'closed';
  /** The server's message; empty if it gave none. */
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

/**
 * Error codes for an expired nonce or a missing permission; WordPress refreshes the nonce itself while the user is
 * logged in.
 */
const STRANGERS = [
  'rest_cookie_invalid_nonce',
  'rest_forbidden',
  'rest_not_logged_in',
  // WordPress returns this code if the user may not create a page.
  'rest_cannot_create',
  'rest_forbidden_context',
];

/** Reads the error from a rejected `apiFetch` call: WordPress's error object, or an unreadable response. */
export function readRefusal(error: unknown): Refusal {
  const given: {
    code?: unknown;
    message?: unknown;
    status?: unknown;
    data?: { errors?: Mistakes; status?: unknown } & Partial<Since>;
  } = Object(error);
  const code = String(given.code ?? '');
  // WordPress denies the nonce refresh when nobody is logged in.
  const isStranger = STRANGERS.includes(code) || (code === '' && given.status === 400);
  const isBroken = Number(given.data?.status ?? 0) >= 500 && !code.startsWith('hadaya_');
  return {
    kind: OWN[code] ?? (isStranger ? 'stranger' : isBroken ? 'broken' : 'closed'),
    message: typeof given.message === 'string' ? given.message : '',
    mistakes: given.data?.errors ?? {},
    since: { user: given.data?.user ?? '', changes: given.data?.changes ?? [] },
  };
}
