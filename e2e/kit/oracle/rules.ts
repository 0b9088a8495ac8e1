/** Rules of the guest oracle, keyed by id. They must hold on every page with our scripts. */
export const RULES = {
  U1: 'no uncaught error',
  U2: 'no unhandled rejection',
  U3: 'no unexpected console error or warning',
  U4: 'scripts after ours still run',
  U5: 'host nodes untouched',
  U6: 'no new globals',
  U7: 'title, address, history, scroll and body overflow untouched',
  U8: 'native controls work or are replaced',
  U9: 'no violation of the content security policy',
  U10: 'no accessibility violation in our mounts',
  U11: 'nothing sent to unexpected hosts',
  U12: 'no dialog, no injected script',
} as const;

export type Rule = keyof typeof RULES;

export interface Finding {
  readonly rule: Rule;
  readonly text: string;
}

export function describeFindings(findings: readonly Finding[]): string {
  return findings.map(({ rule, text }) => `${rule} ${RULES[rule]}: ${text}`).join('\n');
}
