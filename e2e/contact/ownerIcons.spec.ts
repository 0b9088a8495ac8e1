import { contactChannel } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';

/** Values that browsers parse as CSS; the test replaces `ADDRESS` with a numbered URL on another host. */
const VALUES = [
  'url(ADDRESS)',
  'url(ADDRESS#a)',
  'url("ADDRESS")',
  'URL(ADDRESS)',
  'u\\72l(ADDRESS)',
  'u\\000072l(ADDRESS)',
  '\\75\\72\\6c(ADDRESS)',
  '\\75 rl(ADDRESS#a)',
  'u\\72 l("ADDRESS")',
  'u&#92;72l(ADDRESS)',
  'u&#x5c;72l(ADDRESS)',
  'u&amp;#92;72l(ADDRESS)',
  'url(#a) url(ADDRESS)',
  'url(\\68ttps:\\2f\\2f HOST)',
  '/**/u\\72l(ADDRESS)',
  'var(--none, url(ADDRESS))',
  'var(--none, u\\72l(ADDRESS))',
  'image-set("ADDRESS" 1x)',
  'src("ADDRESS")',
  'url(//HOST)',
];
const ATTRIBUTES = ['fill', 'stroke', 'mask', 'clip-path', 'filter', 'marker-end', 'style', 'cursor', 'href'];

test('an owner’s icon causes no request, whatever its attribute values', async ({ page, servePage, guest }) => {
  const vectors = VALUES.flatMap((value) => ATTRIBUTES.map((name) => ({ name, value })));
  const shapes = vectors.map(({ name, value }, index) => {
    const host = `evil.example/icon-${index}`;
    const filled = value.replaceAll('ADDRESS', `https://${host}`).replaceAll('HOST', host).replaceAll('"', '&quot;');
    return `<path d="M0 0h9v9z" ${name}="${name === 'style' ? `fill:${filled}` : filled}"/>`;
  });
  const svg_icon = `<svg viewBox="0 0 9 9">${shapes.join('')}<circle id="own" r="4" fill="rgb(1, 2, 3)"/></svg>`;
  await openContact(page, servePage, {
    widgets: [
      {
        channels: [
          contactChannel('Phone', { value: '96890000001', svg_icon }),
          contactChannel('Whatsapp', { value: '96890000001', svg_icon }),
        ],
      },
    ],
  });
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel circle')).toHaveCSS('fill', 'rgb(1, 2, 3)');
  await page.waitForLoadState('networkidle');
  const asked = vectors.filter((_vector, index) =>
    guest.requests.some((address) => new RegExp(`evil\\.example/icon-${index}(?!\\d)`).test(address)),
  );
  expect(asked).toEqual([]);
  expect(guest.requests.join()).not.toContain('evil');
});
