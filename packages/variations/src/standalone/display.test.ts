import { expect, test } from 'vitest';
import { createSafeNodes } from './createSafeNodes.ts';
import { fillTemplate } from './display.ts';

test('only data.variation places are filled, by plain replacement', () => {
  const template = '<p>{{{ data.variation.price_html }}}{{{data.variation.max_qty}}}</p><# alert(1) #>{{ data.x }}';
  const fields = { price_html: '<b>4.500</b> $& $1', max_qty: 3 };
  expect(fillTemplate(template, fields)).toBe('<p><b>4.500</b> $& $13</p><# alert(1) #>{{ data.x }}');
});

test('a field that is missing or no text leaves its place empty', () => {
  expect(fillTemplate('[{{{ data.variation.toString }}}{{{ data.variation.image }}}]', { image: {} })).toBe('[]');
});

test('a page without a template gets WooCommerce’s three parts', () => {
  expect(fillTemplate(undefined, { availability_html: 'x' })).toContain(
    '<div class="woocommerce-variation-availability">x</div>',
  );
});

const built = (html: string) => {
  const box = document.createElement('div');
  box.append(...createSafeNodes(html, document));
  return box.innerHTML;
};

test.each([
  [
    '<span class="price"><del aria-hidden="true"><bdi>4.500&nbsp;<span class=symbol>&#x631;</span></bdi></del></span>',
    '<span class="price"><del aria-hidden="true"><bdi>4.500&nbsp;<span class="symbol">ر</span></bdi></del></span>',
  ],
  // A subscription's price: what is paid at once, then how often.
  [
    '<span class="price"><span class="amount">9.000</span> <span class="subscription-details"> / month with a 7-day free trial and a <span class="amount">2.000</span> sign-up fee</span></span>',
    '<span class="price"><span class="amount">9.000</span> <span class="subscription-details"> / month with a 7-day free trial and a <span class="amount">2.000</span> sign-up fee</span></span>',
  ],
  ['<P CLASS="stock">3 left</P>', '<p class="stock">3 left</p>'],
  ['1&euro; &ndash; 2&euro; &amp;euro;', '1€ – 2€ &amp;euro;'],
  ['a<br>b<br/>c', 'a<br>b<br>c'],
  ['<a href="/terms/?a=1&amp;b=2">Terms</a>', '<a href="/terms/?a=1&amp;b=2">Terms</a>'],
  ['1 < 2 and 3 > 2', '1 &lt; 2 and 3 &gt; 2'],
  ['<section><p>kept</p></section>', '<p>kept</p>'],
  ['<b>one</i></b></div> two', '<b>one</b> two'],
])('%s becomes %s', (html, expected) => expect(built(html)).toBe(expected));

test.each([
  '<img src=x onerror="window.__pwn=1">',
  '<script>window.__pwn=1</script>',
  '<SCRIPT>if (a<b && "</span>") x</SCRIPT >',
  '<svg><script>window.__pwn=1</script></svg>',
  '<style>*{display:none}</style>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<!-- <b>x</b> -->',
  '<!-- never closed <b>x</b>',
  '<b class="never closed',
  '<textarea><b>x</b></textarea>',
])('nothing of %s is left', (html) => expect(built(html)).not.toMatch(/<[^/b]|<b>x|pwn|closed|display/));

test('handlers, styles and foreign schemes are left out', () => {
  const html =
    '<a href=" javascript:alert(1)" onclick="x" style="color:red" title="&lt;b&gt;">t</a><p data-x=1 class=a class=b>';
  expect(built(html)).toBe('<a title="<b>">t</a><p class="a"></p>');
});

test('deep nesting stays shallow, and a long hostile text takes no long time', () => {
  const deep = built('<b>'.repeat(3_000));
  expect(deep).toContain('<b><b>');
  const start = performance.now();
  for (const text of ['<b "', '<!--', '<', '</', "<a '", '<svg>', '&']) built(text.repeat(25_000));
  expect(performance.now() - start).toBeLessThan(3000);
});
