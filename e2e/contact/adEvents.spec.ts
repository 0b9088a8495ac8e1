import { documentOf, type ServePage } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

test.use({ allow: { globals: ['fbq', 'ttq', 'gtag', 'heard', 'wp_has_consent', 'agreed'] } });

/** Serves a page with the tags of three ad networks; each tag records its calls. */
function servePageWithTags(servePage: ServePage, more = '') {
  const widgets = [
    {
      channels: [
        { type: 'phone', value: '+968 9123 4567' },
        { type: 'email', value: 'a@shop.example' },
      ],
      ads: { click: 'AW-12345/abcde' },
    },
  ];
  const settings = { settings: { contact: { widgets } }, q: [] };
  const code = `window.hadaya = ${JSON.stringify(settings)};
    window.heard = [];
    window.fbq = (...told) => heard.push(['fbq', ...told]);
    window.ttq = { track(...told) { heard.push(['ttq', ...told]); } };
    window.gtag = (...told) => heard.push(['gtag', ...told]);
    document.addEventListener('click', (event) => event.preventDefault());
    ${more}`;
  const html = documentOf(
    '<main><h1>Gifts</h1></main>',
    `<script>${code}</script><script src="/dist/hadaya.min.js" defer></script>`,
  );
  return servePage('/ads/', { html });
}

const expected = [
  ['gtag', 'event', 'conversion', { send_to: 'AW-12345/abcde' }],
  ['fbq', 'track', 'Contact', { content_name: 'Phone' }],
  ['ttq', 'Contact', { content_name: 'Phone' }],
];

test('reports a channel click to the ad networks on the page', async ({ page, servePage }) => {
  await page.goto(servePageWithTags(servePage));
  await page.locator('#chaty-widget-0 button').first().click();
  await page.locator('.Phone-channel-link a').click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(expected);
});

test('reports to ad networks only after marketing consent', async ({ page, servePage }) => {
  await page.goto(
    servePageWithTags(
      servePage,
      "window.agreed = false; window.wp_has_consent = (category) => category !== 'marketing' || agreed;",
    ),
  );
  await page.locator('#chaty-widget-0 button').first().click();
  const phone = page.locator('.Phone-channel-link a');
  await phone.click();
  await page.evaluate(() => Reflect.set(window, 'agreed', true));
  await phone.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(expected);
});

test('does not report a choice that a page listener cancels', async ({ page, servePage }) => {
  const cancel =
    "document.addEventListener('hadaya:contact:channel-chosen', (event) => { if (event.detail.channel === 'Email') event.preventDefault(); });";
  await page.goto(servePageWithTags(servePage, cancel));
  await page.locator('#chaty-widget-0 button').first().click();
  await page.locator('.Email-channel-link a').click();
  await page.locator('.Phone-channel-link a').click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(expected);
});
