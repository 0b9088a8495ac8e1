/**
 * Tests channels that the filter `hadaya_channels` adds or removes: in the settings app, on the server, and on the
 * page.
 */
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON });
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOption('hadaya_test_channels', null);
});

test('offers, validates and renders a channel that a plugin adds, and omits a channel that a plugin removes', async ({
  page,
  request,
  site,
}) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOption('hadaya_test_channels', '1');
  await logIn(request, site.url);
  const app = await (await request.get(`${site.url}${SETTINGS_PAGE}`)).text();
  const { schema, channels } = JSON.parse(app.match(/var hadayaAdmin=(\{.*\});/)?.[1] ?? '{}');
  const offered = schema.properties.widgets.items.properties.channels.items.properties.channel;
  expect(offered.enum[0]).toBe('Signal');
  expect(offered.enum).not.toContain('Viber');
  expect(channels.Signal).toMatchObject({ name: 'Signal', input: 'tel', example: '+96890000009' });

  const { post } = await callsOf(request, site);
  const save = (value: string) =>
    post({
      revision: 0,
      settings: {
        widgets: [
          {
            id: 0,
            form: false,
            channels: [
              { channel: 'Signal', value },
              { channel: 'Phone', value: '+96890000002' },
            ],
          },
        ],
      },
    });
  expect(Object.keys((await (await save('call me')).json()).data.errors)).toEqual(['widgets.0.channels.0.value']);
  expect((await save('+968 9000 0009')).status()).toBe(200);

  await page.goto('/ask/');
  await page.locator('#chaty-widget-0 .chaty-i-trigger, #chaty-widget-0 .chaty-cta-main').first().click();
  const link = page.getByRole('link', { name: 'Signal' });
  await expect(link).toHaveAttribute('href', 'https://signal.me/#p/+96890000009');
  await expect(link.locator('path').first()).toHaveAttribute('d', 'M4 4h16v12H9l-5 4z');
});
