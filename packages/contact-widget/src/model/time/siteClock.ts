/** An answer of the server, as far as it tells the time. */
export interface TimedAnswer {
  /** The server's own time, milliseconds since 1970 UTC. */
  readonly serverMs: number;
  /** The visitor's clock when the request left and when its answer came. */
  readonly sentMs: number;
  readonly receivedMs: number;
}

/** An answer that took longer says too little about the present moment. */
const SLOWEST_MS = 10_000;

/**
 * How many milliseconds the server's clock is ahead of the visitor's; `undefined` when the answer does not tell. The
 * server wrote its time somewhere between sending and receiving: the middle is the best guess.
 */
export function readClockOffset({ serverMs, sentMs, receivedMs }: TimedAnswer): number | undefined {
  const tookMs = receivedMs - sentMs;
  if (!(serverMs > 0) || tookMs < 0 || tookMs > SLOWEST_MS) return undefined;
  return Math.round(serverMs - (sentMs + receivedMs) / 2);
}
