import { describe, expect, test } from 'vitest';
import { decodeEntities, plainText } from './decodeEntities.ts';

describe('entities', () => {
  test.each([
    ['Mug &#038; Box', 'Mug & Box'],
    ['10&#215;15 &#x2013; 20', '10×15 – 20'],
    ['&laquo;Caf&eacute;&raquo; 25&deg; &frac12; &yuml; &nbsp;', '«Café» 25° ½ ÿ \u00a0'],
    ['&hellip; &mdash; &rsquo; &euro;5 &trade; &OElig;', '… — ’ €5 ™ Œ'],
    ['a&zwnj;b&zwj;c&rlm;d&thinsp;e', 'a\u200cb\u200dc\u200fd\u2009e'],
    ['it&#146;s &#147;old&#148; &#128;', 'it’s “old” €'],
    ['&#129; &unknown; &Aacute; &aacute;', '\u0081 &unknown; Á á'],
    ['&amp;amp; once', '&amp; once'],
    ['a & b &amp c', 'a & b &amp c'],
  ])('%s', (given, decoded) => expect(decodeEntities(given)).toBe(decoded));
});

describe('plain text', () => {
  test.each([
    ['Mug <em class="x">gold</em> &amp; box', 'Mug gold & box'],
    ['a < b > c', 'a < b > c'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;b&amp;gt; once', '&lt;b&gt; once'],
    ['  two\n lines<br> ', 'two lines'],
    ['x<img src=x onerror="alert(1)">', 'x'],
    ['<!-- note -->5 <3', '5 <3'],
  ])('%s', (given, text) => expect(plainText(given)).toBe(text));
});
