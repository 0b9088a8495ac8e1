import type { Finding } from '../oracle/rules.ts';

export function watchViolations() {
  const rejections: string[] = [];
  const policies: { directive: string; text: string }[] = [];
  addEventListener('unhandledrejection', (event) => {
    rejections.push(event.reason instanceof Error ? event.reason.message : String(event.reason));
  });
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, sample, disposition }) => {
      if (disposition === 'report') return;
      policies.push({
        directive: effectiveDirective,
        text: `${effectiveDirective} blocked ${blockedURI} ${sample} from ${sourceFile}`,
      });
    },
    { capture: true },
  );
  return {
    rejections: (): readonly string[] => rejections,
    findings: (allowed: readonly string[]): Finding[] =>
      policies.filter(({ directive }) => !allowed.includes(directive)).map(({ text }) => ({ rule: 'U9', text })),
  };
}
