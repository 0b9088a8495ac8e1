import { describe, expect, test } from 'vitest';
import { type HtmlNode, type HtmlProfile, readHtml } from './readHtml.ts';

const texts: HtmlProfile = {
  tags: ['a', 'b', 'br', 'p', 'span', 'bdi', 'del'],
  attributes: ['href', 'class', 'title', 'aria-hidden'],
  empty: ['br'],
  check: (name, value) => (name === 'href' && !/^(?:https?:|\/)/.test(value) ? undefined : value),
};
const icons: HtmlProfile = { ...texts, tags: ['svg', 'path'], attributes: ['viewBox', 'd'] };

const show = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes).map(([name, value]) => `[${name}=${value}]`);
      return `${node.tag}${attributes.join('')}(${show(node.children)})`;
    })
    .join('');
const read = (source: string) => show(readHtml(source, texts));

describe('keeps allowed markup', () => {
  test.each([
    ['<p>Hello <B>you</B></p>', 'p(Hello b(you))'],
    ['R&amp;D &#x41; 1&euro; &amp;euro; &unknown;', 'R&D A 1€ &euro; &unknown;'],
    ['a < b and c > d', 'a < b and c > d'],
    ['one<br>two<br/>three', 'onebr()twobr()three'],
    ['<P CLASS=stock class="x">3</P>', 'p[class=stock](3)'],
    ['<a href="/x/?a=1&amp;b=2" onclick="x()">x</a>', 'a[href=/x/?a=1&b=2](x)'],
    ['<a href="javascript:alert(1)" title="&lt;b&gt;">x</a>', 'a[title=<b>](x)'],
    ['<section><p>kept</p></section>', 'p(kept)'],
    ['<b>one</i></b></div> two', 'b(one) two'],
    ['<!-- note --><!doctype html>seen', 'seen'],
    ['<b>never closed', 'b(never closed)'],
  ])('%s', (source, expected) => expect(read(source)).toBe(expected));
});

describe('leaves nothing that executes or loads', () => {
  test.each([
    '<img src=x onerror="window.__pwn=1">',
    '<script>window.__pwn=1</script>',
    '<SCRIPT>if (a<b && "</span>") __pwn</SCRIPT >',
    '<svg><script>window.__pwn=1</script></svg>',
    '<style>*{display:none}</style>',
    '<iframe srcdoc="<script>__pwn</script>"></iframe>',
    '<textarea><b>__pwn</b></textarea>',
    '<noscript><p title="</noscript><img src=x onerror=__pwn>">',
    '<!-- never closed <b>__pwn</b>',
    '<b class="never closed __pwn',
    '<math><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__pwn&gt;">',
  ])('%s', (source) => expect(read(source).replace(/^p\[title=.*|^">/, '')).not.toMatch(/pwn|display|img/));
});

test('a profile may allow elements that other profiles drop', () => {
  expect(show(readHtml('<svg viewbox="0 0 9 9"><path d="M0 0"/><script>x</script></svg>', icons))).toBe(
    'svg[viewBox=0 0 9 9](path[d=M0 0]())',
  );
});

test('flattens deep nesting and reads a long hostile text quickly', () => {
  expect(read('<b>'.repeat(30_000)).length).toBeLessThan(200_000);
  const start = performance.now();
  for (const text of ['<b "', '<!--', '<', '</', "<a '", '<svg>', '&', '<script>']) read(text.repeat(25_000));
  expect(performance.now() - start).toBeLessThan(3000);
});

test('a profile may limit the length of the source that is read', () => {
  expect(show(readHtml('<b>123456', { ...texts, maxLength: 5 }))).toBe('b(12)');
});
