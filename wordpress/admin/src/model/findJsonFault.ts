import { type ParseError, parse } from 'jsonc-parser';

/** Where a text stops being JSON, counted from 1; `isEnd` where it only breaks off. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly isEnd: boolean;
}

/** Where a text is not JSON; nothing where it is, or is empty. Browsers say it each in its own way, and some not at all. */
export function findJsonFault(text: string): JsonFault | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowEmptyContent: true });
  const [error] = errors;
  if (!error) return undefined;
  const before = text.slice(0, error.offset).split('\n');
  const isEnd = text.slice(error.offset).trim() === '';
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, isEnd };
}
