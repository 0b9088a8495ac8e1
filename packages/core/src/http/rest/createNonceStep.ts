import type { ApiStep } from './ApiOptions.ts';
import { readHeader, withHeader } from './headers.ts';

/** Name of the header that carries the REST nonce. */
export const NONCE_HEADER = 'X-WP-Nonce';

/** A step with the nonce it adds; a new nonce is put into its property. */
export interface NonceStep extends ApiStep {
  nonce: string | undefined;
}

/** Adds the nonce header, once: an outdated one of the caller is replaced, whatever its case. Without a nonce nothing is added. */
export function createNonceStep(nonce?: string): NonceStep {
  const run: ApiStep = (options, next) => {
    const current = options.nonce ?? step.nonce;
    if (!current || readHeader(options.headers, NONCE_HEADER) === current) return next(options);
    return next({ ...options, headers: withHeader(options.headers, NONCE_HEADER, current) });
  };
  const step: NonceStep = Object.assign(run, { nonce });
  return step;
}
