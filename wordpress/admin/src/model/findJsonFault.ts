import { type ParseError, parse } from 'jsonc-parser';

/** Position of the first JSON error, counted from 1; `isEnd` is true if the text ends too early. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly isEnd: boolean;
}

/**
 * Returns the position of the first JSON error; undefined for valid JSON or empty text. The text is parsed here,
 * because browsers report the position in different formats or not at all.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowEmptyContent: true });
  const [error] = errors;
  if (!error) return undefined;
  const before = text.slice(0, error.offset).split('\n');
  const isEnd = text.slice(error.offset).trim() === '';
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, isEnd };
}
