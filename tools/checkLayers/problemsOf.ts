import type { Rule } from './problem.ts';

/** What a rule says of one file. */
export const problemsOf = (rule: Rule, path: string, text: string): string[] =>
  rule.check([{ path, text }]).map(({ message }) => message);
