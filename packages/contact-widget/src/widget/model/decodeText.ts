import { decodeEntities } from '@hadaya/core/entities';

const MAX_PASSES = 4;

/**
 * Takes the HTML encoding off a text that is no HTML. The server encodes some texts up to three times, so it decodes
 * until nothing changes, at most four times.
 */
export function decodeText(source: string): string {
  let decoded = source;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = decodeEntities(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}
