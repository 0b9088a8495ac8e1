import arabicLines from './arabicLines.json' with { type: 'json' };
import { PART_NAMES } from './partNames.ts';

/**
 * The explanations from the Arabic message reference, and one for `… working`, which needs no action and is therefore
 * not in the reference.
 */
const LINES: Readonly<Record<string, string>> = { ...arabicLines, '… working': 'يعمل.' };

/** A pattern that consists only of a name and needs no explanation. */
const NAME = 'contact widget … of … (…)';

interface Explanation {
  /** Fragments that a message contains in this order, with any text between them (`…` in the reference). */
  readonly parts: readonly string[];
  readonly arabic: string;
}

/** Returns the number of characters that a line must match; more characters mean a better match. */
const weigh = ({ parts }: Explanation) => parts.join('').length;

const EXPLANATIONS = Object.entries(LINES)
  .filter(([english]) => english !== NAME)
  .map(([english, arabic]): Explanation => ({ parts: english.split('…').filter((part) => part.trim()), arabic }))
  .sort((one, other) => weigh(other) - weigh(one));

function findSpan(line: string, parts: readonly string[]): { readonly from: number; readonly to: number } | undefined {
  const from = line.indexOf(parts[0] ?? '');
  let to = from;
  for (const part of parts) {
    const at = line.indexOf(part, to);
    if (at < 0) return undefined;
    to = at + part.length;
  }
  return { from, to };
}

/**
 * Splits a message into the name of its subject, as owners know it, and the text after it. The name is empty if the
 * message has no subject.
 */
function readName(line: string): { readonly name: string; readonly said: string } {
  const [widget, position, count] = /^contact widget(?: (\d+) of (\d+) \([^)]*\))?: /.exec(line) ?? [];
  const name = ['أداة التواصل', ...(position ? [position, 'من', count] : [])].join(' ');
  if (widget) return { name, said: line.slice(widget.length) };
  return { name: Object.values(PART_NAMES).find(({ en }) => line.startsWith(`${en}: `))?.ar ?? '', said: line };
}

/**
 * Explains a report line and what to do, in Arabic, with the reference's wording. Where several explanations match the
 * same text, only the best match counts; the result follows the order of the line. Returns an empty string if there is
 * no explanation.
 */
export function explainInArabic(line: string): string {
  const { name, said } = readName(line);
  const found: { readonly from: number; readonly to: number; readonly arabic: string }[] = [];
  for (const { parts, arabic } of EXPLANATIONS) {
    const span = findSpan(said, parts);
    if (span && found.every(({ from, to }) => span.to <= from || span.from >= to)) found.push({ ...span, arabic });
  }
  const meaning = found
    .sort((one, other) => one.from - other.from)
    .map(({ arabic }) => arabic)
    .join(' ');
  return name !== '' && meaning !== '' ? `${name}: ${meaning}` : meaning;
}
