import { expect, test } from 'vitest';
import { isSafeImage, isSafeLink } from './isSafeLink.ts';

const BASE = 'https://shop.example/contact/';

test.each(['https://wa.me/96890000001', '/about/', 'tel:+96890000001', 'mailto:a@b.om', 'viber://chat?number=1'])(
  'allows %s as a link',
  (url) => expect(isSafeLink(url, BASE)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'https://[',
])('rejects %s as a link', (url) => expect(isSafeLink(url, BASE)).toBe(false));

test.each(['https://shop.example/a.png', 'a.png', 'blob:https://shop.example/1'])('allows %s as an image', (url) =>
  expect(isSafeImage(url, BASE)).toBe(true),
);

test.each(['', 'data:image/svg+xml,<svg onload="alert(1)"/>', 'javascript:alert(1)', 'tel:1'])(
  'rejects "%s" as an image',
  (url) => expect(isSafeImage(url, BASE)).toBe(false),
);
