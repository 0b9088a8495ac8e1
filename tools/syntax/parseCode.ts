import { type ESTree, type ParseResult, parseSync } from 'vite';

/** Any part of a parsed script. */
export type Node = ESTree.Node;

/** Parses a script by the bundler's own parser; the end of its name says whether it holds types and JSX. */
export function parseCode(name: string, text: string, sourceType: 'module' | 'script' = 'module'): ParseResult {
  const parsed = parseSync(name, text, { sourceType, preserveParens: false });
  const [error] = parsed.errors;
  if (error) throw new SyntaxError(error.message);
  return parsed;
}
