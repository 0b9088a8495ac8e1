import { expect, test } from 'vitest';
import { decodeText } from './decodeEntities.ts';

test.each([
  ['I&#039;d like a quote &amp; a box', "I'd like a quote & a box"],
  ['I&amp;#039;d like &amp;amp; more', "I'd like & more"],
  ['https://maps.example/?api=1&amp;#038;query=x', 'https://maps.example/?api=1&query=x'],
  ['&lt;b&gt;Gifts&lt;/b&gt;', '<b>Gifts</b>'],
  ['&#x27;&quot;', '\'"'],
  ['100% off & more', '100% off & more'],
  ['&nosuch; &#0; &#99999999;', '&nosuch; &#0; &#99999999;'],
  ['&amp;amp;amp;amp;amp;', '&amp;'],
  ['هدايا &amp; ورود', 'هدايا & ورود'],
])('decodes %s as %s', (encoded, decoded) => expect(decodeText(encoded)).toBe(decoded));
