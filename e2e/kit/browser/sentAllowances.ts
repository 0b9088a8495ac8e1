import { type Allowances, joinAllowances } from '../oracle/allowances.ts';

/** Allowances that a test in the browser sends to Node, with regular expressions as source text. */
export type Sent = Omit<Allowances, 'errors' | 'console'> & {
  readonly errors?: readonly string[];
  readonly console?: readonly string[];
};

const sources = (patterns: readonly RegExp[] = []) => patterns.map(({ source }) => source);
const expressions = (patterns: readonly string[] = []) => patterns.map((pattern) => new RegExp(pattern));

export const sendAllowances = ({ errors, console, ...rest }: Allowances): Sent => ({
  ...rest,
  errors: sources(errors),
  console: sources(console),
});

export const reviveAllowances = (always: Allowances, sent: readonly Sent[]) =>
  joinAllowances([
    always,
    ...sent.map(({ errors, console, ...rest }) => ({
      ...rest,
      errors: expressions(errors),
      console: expressions(console),
    })),
  ]);
