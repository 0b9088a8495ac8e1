import { expect, test } from 'vitest';
import { scopeRules } from './scopeRules.ts';

/**
 * happy-dom's constructed sheets do not support all kinds of rules, so this test double provides the properties that
 * the code reads.
 */
const rule = (selectorText: string) => ({ selectorText });
const SCOPE = '[data-root]';
const WHERE = ':where([data-root], [data-root] *)';

test.each([
  ['.a', `.a${WHERE}`],
  ['.a, div > .b', `.a${WHERE}, div > .b${WHERE}`],
  ['.a:is(.b, .c)::before', `.a:is(.b, .c)${WHERE}::before`],
  ['[title="x, y"]', `[title="x, y"]${WHERE}`],
])('scopes the selector %s', (selector, expected) => {
  const one = rule(selector);
  scopeRules([one] as unknown as CSSRuleList, SCOPE);
  expect(one.selectorText).toBe(expected);
});

test('scopes selectors inside grouping rules but not in keyframes', () => {
  const [inside, frame] = [rule('.a'), rule('from')];
  const rules = [{ cssRules: [inside] }, { cssRules: [frame], appendRule: () => undefined }];
  scopeRules(rules as unknown as CSSRuleList, SCOPE);
  expect([inside.selectorText, frame.selectorText]).toEqual([`.a${WHERE}`, 'from']);
});
