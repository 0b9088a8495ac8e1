import type { Finding } from './rules.ts';

/**
 * Checks U1 and U2. Browsers also report an unhandled rejection as an error; the oracle counts this error as a
 * rejection if the page recorded one.
 */
export function judgeErrors(
  errors: readonly string[],
  rejections: readonly string[],
  allowed: readonly RegExp[],
): Finding[] {
  const open = [...rejections];
  const findings = errors.map((text): Finding => {
    const index = open.findIndex((rejection) => text === rejection || text.endsWith(rejection));
    if (index < 0) return { rule: 'U1', text };
    open.splice(index, 1);
    return { rule: 'U2', text };
  });
  const all = [...findings, ...open.map((text): Finding => ({ rule: 'U2', text }))];
  return all.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
}
