import { expect, it } from 'vitest';
import { allowsPage } from './pageRules.ts';

const rule = (show: string, kind: string, value = '') => ({ show, rule: kind, value });

it.each([
  ['no rule', [], '/ask/', true],
  ['the front page', [rule('show', 'front')], '/', true],
  ['another than the front page', [rule('show', 'front')], '/ask/', false],
  ['a beginning', [rule('show', 'starts', '/shop')], '/shop/mug/', true],
  ['half a name', [rule('show', 'starts', '/sho')], '/shop/mug/', false],
  ['the page itself', [rule('show', 'exact', 'ask')], '/ask/', true],
  ['a page below it', [rule('show', 'exact', '/ask/')], '/ask/more/', false],
  ['a part of an address', [rule('show', 'contains', 'op/m')], '/shop/mug/', true],
  ['one of two', [rule('show', 'front'), rule('show', 'contains', 'mug')], '/shop/mug/', true],
  ['a page that is hidden', [rule('show', 'starts', '/shop/'), rule('hide', 'contains', 'mug')], '/shop/mug/', false],
  ['only others hidden', [rule('hide', 'contains', 'mug')], '/ask/', true],
  ['a rule without an address', [rule('show', 'contains')], '/ask/', false],
  ['a hidden slash, which is in every address', [rule('hide', 'contains', '/')], '/ask/', true],
  ['a whole address', [rule('show', 'exact', 'https://shop.example/ask/?a=1')], '/ask/', true],
  ['Arabic letters in percent signs', [rule('show', 'contains', 'هدايا')], '/%D9%87%D8%AF%D8%A7%D9%8A%D8%A7/', true],
  ['a percent sign that is none', [rule('show', 'contains', '100%')], '/sale-100%/', true],
])('%s', (_name, rules, path, isAllowed) => {
  expect(allowsPage(rules, path)).toBe(isAllowed);
});

it('allowsPage is self-contained so that the tag can embed its source', () => {
  const printed: typeof allowsPage = new Function(`return (${allowsPage})`)();
  expect(printed([rule('show', 'front')], '/')).toBe(true);
  expect(String(allowsPage)).not.toContain('</');
});
