/** Seconds that a `Retry-After` header asks to wait, given in seconds or as an HTTP date; a senseless one counts as absent. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text);
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) || at < nowMs ? undefined : (at - nowMs) / 1000;
}
