/** Told the part of an upload that has gone out, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Reads a typed value out of an answer. `undefined`, or an exception, says that the answer is unusable:
 * the call then fails with `invalid_json`, kind `parse`.
 */
export type Decode<Value> = (raw: unknown) => Value | undefined;

/** How one call is made, whatever it returns. */
export interface CallConduct {
  readonly signal?: AbortSignal | undefined;
  /** Sends the call elsewhere than the page's settings say. */
  readonly url?: string | undefined;
  /** The call changes nothing on the server: it may be repeated once and shared with an identical one. */
  readonly idempotent?: boolean | undefined;
  /** A newer call of the same key cancels the older one. */
  readonly key?: string | undefined;
  /** Milliseconds; 10,000 for reads, 20,000 for writes, 60,000 for uploads by default. */
  readonly timeoutMs?: number | undefined;
  /** Survives the page's end. */
  readonly keepalive?: boolean | undefined;
  /** Fetches a fresh nonce after a refusal; the call is then repeated once with it. */
  readonly refreshNonce?: (() => Promise<string | undefined>) | undefined;
  /** Send as multipart also without files. */
  readonly multipart?: boolean | undefined;
  /** A failure is nothing to tell the owner about. */
  readonly isQuiet?: boolean | undefined;
  /** Told how far an upload is. */
  readonly onProgress?: OnProgress | undefined;
}

/** How one call is made and how its answer is read. */
export interface CallOptions<Value> extends CallConduct {
  readonly decode: Decode<Value>;
}
