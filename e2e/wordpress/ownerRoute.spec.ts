import { callsOf, enterAsOwner, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { readPageData } from './kit/readPageData.ts';
import { logIn } from './kit/session.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

// PHPUnit's `OwnerSchemaTest` and `ValidatorTest` cover rejected values, and `SettingsStoreTest` covers the number of
// revisions.
test('the settings route rejects unauthorised users and invalid fields and keeps unknown values and revisions', async ({
  request,
  playwright,
  site,
}) => {
  keepOptions(site, { ...HADAYA_OPTIONS, page_settings: { contact: { weekendDays: [5, 6] } }, later: { kept: 1 } });
  const visitor = await playwright.request.newContext();
  const blank = { revision: 0, settings: {} };
  for (const isEditor of [false, true]) {
    if (isEditor) await logIn(visitor, site.url, EDITOR);
    const calls = await callsOf(visitor, site);
    expect((await calls.post(blank)).status()).toBe(403);
    expect((await calls.preview({})).status()).toBe(403);
  }

  await logIn(request, site.url);
  const calls = await callsOf(request, site);
  const wrong = await calls.post({
    revision: 0,
    settings: {
      islands: { gallery: 'x' },
      widgets: [
        {
          id: 0,
          size: 9999,
          color: 'red;background:url(x)',
          channels: [
            { channel: 'Link', value: 'javascript:alert(1)' },
            { channel: 'Nothing', value: 'x' },
            { channel: 'Whatsapp', team: true, image: 'javascript:alert(1)', agents: [{ name: '', value: 'call me' }] },
            { channel: 'Phone', team: true, agents: [] },
          ],
          hours: { enabled: true, zone: 'Nowhere/Land', outside: 'hide', lines: [{ days: ['8'], start: '25:00' }] },
          pages: [{ show: 'show', rule: 'starts', value: '' }],
          dates: { enabled: true, start: '2026-12-31', end: '2026-12-01' },
          countries: { enabled: true, codes: ['OM', 'XX'] },
          attention: { effect: 'dance', badge: true, badge_count: 0, badge_color: '' },
        },
      ],
      form: { redirect: 'javascript:alert(1)', proxy_header: 'X-Evil-Header', mail_to: 'nobody' },
      files: { runtime: '../evil' },
      page_settings: '{broken',
    },
  });
  expect(wrong.status()).toBe(400);
  expect(Object.keys((await wrong.json()).data.errors).sort()).toEqual([
    'files.runtime',
    'form.mail_to',
    'form.proxy_header',
    'form.redirect',
    'page_settings',
    'widgets.0.attention.badge_color',
    'widgets.0.attention.badge_count',
    'widgets.0.attention.effect',
    'widgets.0.channels.0.value',
    'widgets.0.channels.1.channel',
    'widgets.0.channels.1.value',
    'widgets.0.channels.2.agents.0.name',
    'widgets.0.channels.2.agents.0.value',
    'widgets.0.channels.2.image',
    'widgets.0.channels.3.agents',
    'widgets.0.color',
    'widgets.0.countries.codes.1',
    'widgets.0.dates.end',
    'widgets.0.hours.lines.0.days.0',
    'widgets.0.hours.lines.0.start',
    'widgets.0.hours.zone',
    'widgets.0.pages.0.value',
    'widgets.0.size',
  ]);
  const seen = await calls.preview(
    { widgets: [{ id: 0, color: 'x' }] },
    { day: 'date', date: '2026-02-30', page: '//evil.example' },
  );
  expect(Object.keys((await seen.json()).data.errors).sort()).toEqual(['view.date', 'view.page', 'widgets.0.color']);
  const { url } = await (
    await calls.preview({ widgets: [{ id: 0, cta_text: 'Draft' }] }, { page: '/ask/', direction: 'rtl' })
  ).json();
  const drawn = await request.get(url);
  expect(drawn.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex',
  });
  expect(drawn.headers()['content-security-policy']).toBe(`frame-ancestors ${site.url}`);
  const html = await drawn.text();
  expect(html).toMatch(/<html[^>]* dir="rtl"/);
  expect(html).toContain('"ctaText":"Draft"');
  // An editor gets the page without the draft; so does the owner with an old nonce.
  for (const answer of [await visitor.get(url), await request.get(url.replace(/(preview=)\w+/, '$1old'))])
    expect(await answer.text()).not.toMatch(/Draft|hadayaPreview/);
  await visitor.dispose();
  for (let revision = 0; revision < 3; revision += 1)
    await calls.post({ revision, settings: { widgets: [{ id: 0, cta_text: `<b>Text</b> ${revision}` }] } });
  const state = await calls.read();
  expect(state).toMatchObject({ revision: 3, settings: { widgets: [{ cta_text: 'Text 2', color: '#7a5c2e' }] } });
  expect(JSON.parse(state.settings.page_settings)).toEqual({ contact: { weekendDays: [5, 6] } });
  expect(state.history).toHaveLength(3);
  expect((await calls.post({ revision: 3, to: 2 }, '/restore')).status()).toBe(200);
  expect((await calls.read()).settings.widgets[0].cta_text).toBe('Text 1');
  const [row] = site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_options'");
  expect(String(row?.option_value)).toContain('"later":{"kept":1}');
});

test('prints agents, hours, dates, countries, colours and icons as the settings that the widget’s script reads', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  site.setOption('timezone_string', 'Asia/Muscat');
  const line = { days: ['0', '6'], start: '09:00', end: '12:00' };
  const agents = [
    { name: 'Amal', value: '00968 9000 0001', image: 'https://shop.example/amal.jpg', hours: [] },
    { name: 'Salim', value: '96890000003', hours: [line, { ...line, days: ['1'] }] },
  ];
  const widget = {
    channels: [
      { channel: 'Whatsapp', team: true, team_title: 'Our people', own_color: true, color: '#aa0066', agents },
      { channel: 'Link', value: 'https://shop.example/', image: 'https://shop.example/icon.svg', team: true },
    ],
    attention: { effect: 'jump', badge: true, badge_count: 3, badge_color: '#000000', badge_ground: '#ffee00' },
    dates: { enabled: true, start: '2026-11-01', end: '2026-11-01' },
    countries: { enabled: true, codes: ['OM', 'AE'] },
    chat: { enabled: true, head: 'Hello', body: '<b>A\nB' },
    hide_after: 20,
    opens: 'open',
    closable: false,
    font: 'Tahoma',
    analytics: true,
    css: '.chaty { color: red }',
  };
  expect(
    (
      await (
        await callsOf(request, site)
      ).post({
        revision: 0,
        settings: { widgets: [{ id: 0, ...widget }], common: { unknown: 'hide', trigger_mode: 'any' } },
      })
    ).status(),
  ).toBe(200);
  const html = await (await request.get(`${site.url}/ask/`)).text();
  const { widgets: printed } = printedContact(html);
  const { settings: own = {} } = readPageData(html, 'hadaya-settings');
  expect(printed[0]).toMatchObject({
    chat: { head: 'Hello', body: expect.stringMatching(/A<br \/>\nB$/) },
    attention: { effect: 'jump', badge: true, badgeCount: 3, badgeGround: '#ffee00' },
    opens: 'open',
    closable: false,
    font: 'Tahoma',
    analytics: true,
    css: '.chaty { color: red }',
    hideAfter: 20,
    dates: { start: '2026-11-01', end: '2026-11-01', zone: 'Asia/Muscat' },
    countries: { codes: ['OM', 'AE'] },
    channels: [
      {
        type: 'whatsapp',
        teamTitle: 'Our people',
        color: '#aa0066',
        agents: [
          { name: 'Amal', value: '96890000001', image: 'https://shop.example/amal.jpg' },
          { name: 'Salim', value: '96890000003' },
        ],
      },
      { type: 'link', value: 'https://shop.example/', image: 'https://shop.example/icon.svg' },
      { type: 'form' },
    ],
  });
  // The page does not print private settings or defaults.
  for (const name of ['name', 'enabled', 'pages', 'size', 'bottom']) expect(printed[0]).not.toHaveProperty(name);
  expect(own.contact).toMatchObject({
    countryFallback: 'hide',
    triggerMode: 'any',
    agentHours: {
      zone: 'Asia/Muscat',
      people: [{ channel: 'Whatsapp', agent: '96890000003', hours: 'Sun,Sat 09:00-12:00; Mon 09:00-12:00' }],
    },
  });
});

test('every channel type leads to the same URL with and without scripts', async ({ page, site }) => {
  await logIn(page.request, site.url);
  const html = await (await page.request.get(`${site.url}${SETTINGS_PAGE}`)).text();
  const { channels: types } = JSON.parse(html.match(/var hadayaAdmin=(\{.*\});/)?.[1] ?? '{}');
  const channels = Object.entries<{ example: string }>(types).map(([channel, { example }]) => ({
    channel,
    value: example,
    desktop: channel !== 'SMS',
  }));
  keepOptions(site, {
    ...HADAYA_OPTIONS,
    widgets: [{ ...HADAYA_OPTIONS.widgets[0], channels: [...channels, ...channels] }],
  });
  await page.goto('/ask/');
  await page.locator('.open-chaty').first().click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('.Link_2-channel-link .chaty-link')).toBeVisible();
  const links = await page
    .locator('[class*="-channel-link"] .chaty-link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const plain = await (await page.request.get(`${site.url}/ask/`)).text();
  const [, fallback = ''] = plain.match(/hadaya-contact-fallback">(.*?)<\/p>/s) ?? [];
  const without = [...fallback.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#038;', '&'));
  const onComputers = without.filter((href) => !href.startsWith('sms:'));
  expect(onComputers.length).toBeGreaterThan(channels.length - 5);
  const onPhones = (href: string) => href.replace(/^https:..web.whatsapp.com.send.phone=(\d+).*/, 'https://wa.me/$1');
  expect(links.map(onPhones)).toEqual(expect.arrayContaining(onComputers));
});
