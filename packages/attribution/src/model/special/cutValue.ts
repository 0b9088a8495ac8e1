import type { RecordTools } from './createSpecialParts.ts';

/** Cuts a value to a length of its encoded form. */
export type CutValue = (value: string, length: number) => string;

/**
 * Makes the cut. It falls between characters, and what percent-decodes as a whole still does afterwards, so that a
 * reader never meets half an escape. Remembers which values decode: the same few are cut to many lengths.
 */
export function createCutValue({ encodeText, tryDecode }: Pick<RecordTools, 'encodeText' | 'tryDecode'>): CutValue {
  const decoding = new Map<string, boolean>();
  const canDecode = (value: string) => {
    const known = decoding.get(value) ?? tryDecode(value) !== undefined;
    decoding.set(value, known);
    return known;
  };
  return (value, length) => {
    // A character is never shorter when encoded, so what lies behind cannot fit.
    const start = value.slice(0, length + 1);
    const encoded = encodeText(start);
    if (start === value && encoded.length <= length) return value;
    let head = encoded.slice(0, length).replace(/%.?$/, '');
    let text = tryDecode(head);
    for (; text === undefined; text = tryDecode(head)) head = head.slice(0, -3);
    if (canDecode(value)) while (tryDecode(text) === undefined) text = text.slice(0, -1);
    return text;
  };
}
