/** Splits a selector list at commas outside brackets, parentheses and quotes. */
function splitSelectors(list: string): readonly string[] {
  let [depth, isQuoted] = [0, false];
  const parts = [''];
  for (const letter of list) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted) depth += '(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0;
    if (letter === ',' && depth === 0 && !isQuoted) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
}

/** Limits a selector to `scope` and its descendants without adding specificity. */
function scopeSelector(selector: string, scope: string): string {
  const found = selector.indexOf('::');
  const end = found < 0 ? selector.trimEnd().length : found;
  return `${selector.slice(0, end)}:where(${scope}, ${scope} *)${selector.slice(end)}`;
}

/**
 * Emulates `@scope` in browsers without it (Safari before 17.4, Firefox before 146) by limiting the selector of each
 * rule.
 */
export function scopeRules(rules: CSSRuleList, scope: string): void {
  for (const rule of rules) {
    const [selectors, inner]: readonly unknown[] = [Reflect.get(rule, 'selectorText'), Reflect.get(rule, 'cssRules')];
    if (typeof selectors === 'string') {
      const scoped = splitSelectors(selectors).map((selector) => scopeSelector(selector, scope));
      Reflect.set(rule, 'selectorText', scoped.join(','));
    } else if (inner && !Reflect.has(rule, 'appendRule')) scopeRules(Reflect.get(rule, 'cssRules'), scope);
  }
}
