import { expect, it } from 'vitest';
import { allowsPage } from './pageRules.ts';

const rule = (show: string, kind: string, value = '') => ({ show, rule: kind, value });

it.each([
  ['allows every page without rules', [], '/ask/', true],
  ['allows the front page', [rule('show', 'front')], '/', true],
  ['rejects a page other than the front page', [rule('show', 'front')], '/ask/', false],
  ['matches the beginning of a path', [rule('show', 'starts', '/shop')], '/shop/mug/', true],
  ['does not match the beginning of a folder’s name', [rule('show', 'starts', '/sho')], '/shop/mug/', false],
  ['the page itself', [rule('show', 'exact', 'ask')], '/ask/', true],
  ['does not match a subpage of the exact path', [rule('show', 'exact', '/ask/')], '/ask/more/', false],
  ['matches a part of a path', [rule('show', 'contains', 'op/m')], '/shop/mug/', true],
  [
    'allows a page that matches one of two rules',
    [rule('show', 'front'), rule('show', 'contains', 'mug')],
    '/shop/mug/',
    true,
  ],
  [
    'a hide rule takes precedence over a show rule',
    [rule('show', 'starts', '/shop/'), rule('hide', 'contains', 'mug')],
    '/shop/mug/',
    false,
  ],
  ['allows a page that no hide rule matches', [rule('hide', 'contains', 'mug')], '/ask/', true],
  ['a rule without a URL matches no page', [rule('show', 'contains')], '/ask/', false],
  ['ignores a hide rule for a slash, which every path contains', [rule('hide', 'contains', '/')], '/ask/', true],
  ['matches a complete URL', [rule('show', 'exact', 'https://shop.example/ask/?a=1')], '/ask/', true],
  [
    'matches Arabic letters in a percent-encoded path',
    [rule('show', 'contains', 'هدايا')],
    '/%D9%87%D8%AF%D8%A7%D9%8A%D8%A7/',
    true,
  ],
  ['matches a literal percent sign', [rule('show', 'contains', '100%')], '/sale-100%/', true],
])('%s', (_name, rules, path, isAllowed) => {
  expect(allowsPage(rules, path)).toBe(isAllowed);
});

it('allowsPage is self-contained so that the tag can embed its source', () => {
  const printed: typeof allowsPage = new Function(`return (${allowsPage})`)();
  expect(printed([rule('show', 'front')], '/')).toBe(true);
  expect(String(allowsPage)).not.toContain('</');
});
