import type { Environment } from '@hadaya/core';
import { createClient, type HttpClient } from '@hadaya/core/http';
import { type Choice, decodeVariation, type Variation } from '../matching/index.ts';

/** The server's result for a complete choice. `superseded` means that a newer request was made or the form is gone. */
export type LookupAnswer =
  | { readonly kind: 'found'; readonly variation: Variation }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'superseded' };

/** Requests the variation for a complete choice; only the latest request gets a result. */
export interface Lookup {
  ask(productId: string, choice: Choice): Promise<LookupAnswer>;
  /** Cancels the running request, which then resolves to `superseded`. */
  cancel(): void;
}

const RETRY_MS = 1000;

function decodeAnswer(raw: unknown): LookupAnswer | undefined {
  if (raw === false) return { kind: 'none' };
  const variation = decodeVariation(raw);
  return variation && { kind: 'found', variation };
}

async function send(client: HttpClient, productId: string, choice: Choice, signal: AbortSignal): Promise<LookupAnswer> {
  const fields = Object.fromEntries([...choice, ['product_id', productId]]);
  const result = await client.wcAjax('get_variation', fields, { decode: decodeAnswer, signal });
  return result.ok ? result.value : { kind: 'failed' };
}

/** Creates the lookup for one form; its requests end when the signal aborts. */
export function createLookup(environment: Environment, signal: AbortSignal): Lookup {
  const client = createClient(environment);
  let running = new AbortController();
  signal.addEventListener('abort', () => running.abort(), { once: true });

  return {
    cancel: () => running.abort(),
    async ask(productId, choice) {
      running.abort();
      const own = new AbortController();
      running = own;
      if (signal.aborted) own.abort();
      const first = await send(client, productId, choice, own.signal);
      const answer = first.kind === 'failed' && !own.signal.aborted ? await repeat() : first;
      return own.signal.aborted ? { kind: 'superseded' } : answer;

      async function repeat(): Promise<LookupAnswer> {
        await new Promise<void>((resolve) => {
          environment.clock.after(RETRY_MS, resolve, own.signal);
          own.signal.addEventListener('abort', () => resolve(), { once: true });
        });
        return own.signal.aborted ? { kind: 'superseded' } : send(client, productId, choice, own.signal);
      }
    },
  };
}
