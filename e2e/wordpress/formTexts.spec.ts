import { leadCalls, readLead, tableAddress } from './kit/inbox.ts';
import { findLeads, freshNonce, PDF, PNG, postMessage, proofOf, sendLead } from './kit/message.ts';
import { callsOf, keepOptions, saveForm, withFields } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ allow: { globals: ['chaty_settings'] } });

const LINK = 'https://shop.example/%D9%87%D8%AF%D8%A7%D9%8A%D8%A7/?q=%D8%B9%D8%B7%D8%B1';
const idOf = (site: TestSite, email: string) => Number(findLeads(site, email)[0]?.ID);

test('Arabic links, percent signs, tags and emoji reach the owner unchanged in the email, the inbox and the export', async ({
  request,
  site,
}) => {
  const email = 'as-written@company.example';
  withFields(site, [{ field: 'text', label: '% off' }]);
  const message = `كم سعر هذا؟ ${LINK}\n50%ad off, 100%de <3 I <b>love</b> it; a<b && b>c\n\tindented 👩‍👩‍👧 <script>window.__pwn=1</script>`;
  const page = `${site.url}/%D9%87%D8%AF%D8%A7%D9%8A%D8%A7/?utm_campaign=%D8%B9%D9%8A%D8%AF`;
  const own = {
    'custom_fields[4][label_text]': '% off',
    'custom_fields[4][slug]': 'text',
    'custom_fields[4][text]': `<${LINK}> 20%ff`,
  };
  const cookie = `sbjs_current=${encodeURIComponent('typ=utm|||src=news%20letter|||mdm=email|||cmp=50%ad عيد|||cnt=(none)|||trm=(none)')}`;
  const answer = await request.post(site.ajaxUrl, {
    headers: { cookie },
    multipart: {
      name: 'Amal <Said> 5%ab',
      email,
      phone: '91234567',
      message,
      nonce: await freshNonce(request, site),
      ...(await proofOf(request, site)),
      action: 'chaty_front_form_save_data',
      channel: 'Contact_Us',
      widget: '0',
      ref_url: page,
      page_title: 'هدايا 50%ad <3',
      ...own,
    },
  });
  expect(await answer.json()).toMatchObject({ status: 1 });
  const stored = String(findLeads(site, email)[0]?.meta_value);
  for (const text of [message, 'Amal <Said> 5%ab', `<${LINK}> 20%ff`, '% off', page, '50%ad عيد', 'هدايا 50%ad <3'])
    expect(stored).toContain(text);

  const mail = site.mails().findLast(({ message: body }) => body.includes(email));
  for (const text of [message, `<${LINK}> 20%ff`, page]) expect(mail?.message).toContain(text);

  await logIn(request, site.url);
  const { name, fields, page: origin } = await readLead(request, site, idOf(site, email));
  expect(name).toBe('Amal <Said> 5%ab');
  const values = [origin.title, origin.shown, ...fields.map(({ value }: { readonly value: string }) => value)].join(
    '\n',
  );
  for (const text of ['<b>love</b> it', LINK, '50%ad <3', '?utm_campaign=عيد', `<${LINK}> 20%ff`])
    expect(values).toContain(text);
  const call = await leadCalls(request, site);
  const id = idOf(site, email);
  const search = async (query: string) =>
    JSON.stringify((await call('GET', `?view=all&${query}`)).body).includes(`"id":${id},`);
  expect(await search(`address=${encodeURIComponent(page.split('?')[0] ?? '')}`)).toBe(true);
  expect(await search(`search=${encodeURIComponent('20%ff')}`)).toBe(true);
  const table = await (await request.get(await tableAddress(request, site))).text();
  for (const text of [LINK, '50%ad off, 100%de <3 I <b>love</b> it', page]) expect(table).toContain(text);
  keepOptions(site, HADAYA_OPTIONS);
});

test('removes only broken and control characters, and keeps dots, spaces and Arabic in file names', async ({
  request,
  site,
}) => {
  const email = 'broken@company.example';
  const body = new FormData();
  const fields = {
    name: 'A\u0007mal\u0000\u0085',
    email,
    message: 'one\u000btwo\u2028three',
    action: 'chaty_front_form_save_data',
  };
  for (const [name, value] of Object.entries({ ...fields, widget: '0', nonce: await freshNonce(request, site) }))
    body.append(name, value);
  const encoded = await new Response(body).text();
  const type = `multipart/form-data; boundary=${/^--(\S+)/.exec(encoded)?.[1]}`;
  const bytes = Buffer.from(encoded.replace('two', 'tw\u00ff\u00feo'), 'utf8');
  // Replaces the two letters with invalid UTF-8: first a byte that never occurs in UTF-8, then the lead byte of a
  // two-byte letter without its continuation byte.
  const broken = Buffer.from(bytes.toString('latin1').replace('\u00c3\u00bf\u00c3\u00be', '\u00ff\u00c3'), 'latin1');
  const answer = await request.post(site.ajaxUrl, { headers: { 'content-type': type }, data: broken });
  expect(await answer.json()).toMatchObject({ status: 1 });
  const stored = String(findLeads(site, email)[0]?.meta_value);
  expect(stored).toContain('"Amal"');
  expect(stored).toMatch(/one\s?tw.{0,2}o\nthree/);

  // The server does not truncate long text; PHPUnit's `FieldRulesTest` and `TextsTest` cover accepted values.
  const longer = 'Amal.S+1@Shop.OM';
  const sent = { email: longer, phone: 'call 91234567 after 6', message: `${'كلمة '.repeat(2000)}END` };
  expect(await (await postMessage(request, site, sent)).json()).toMatchObject({ status: 1 });
  const kept = String(findLeads(site, longer)[0]?.meta_value);
  for (const text of ['END', '"call 91234567 after 6"']) expect(kept).toContain(text);

  for (const [name, buffer] of [
    ['Flag_of_Oman.svg.png', PNG],
    ['brief.php.v1.2 50%ad نهائي.PDF', PDF],
  ] as const) {
    const sender = `file-${name.length}@company.example`;
    const id = await sendLead(request, site, sender, {
      'custom_fields[4][file]': { name, mimeType: 'application/octet-stream', buffer },
    });
    expect(String(findLeads(site, sender)[0]?.meta_value)).toContain(`"${name}"`);
    await logIn(request, site.url);
    const { files } = await readLead(request, site, id);
    const file = await request.get(files[0].url);
    expect((await file.body()).equals(buffer)).toBe(true);
    expect(file.headers()['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
  }
});

// PHPUnit's `PhonesTest` covers the completion of phone numbers.
test('completes WhatsApp numbers with the shop’s country code and keeps percent signs in the owner’s wording', async ({
  request,
  site,
}) => {
  const read = async () => {
    const html = await (await request.get(`${site.url}/ask/`)).text();
    return /"phoneCountry":"(\w*)"/.exec(html)?.[1];
  };
  expect(await read()).toBe('OM');
  site.setOption('timezone_string', 'Asia/Dubai');
  expect(await read()).toBe('AE');
  site.setOption('timezone_string', '');
  expect(await read()).toBeUndefined();
  site.setOption('woocommerce_default_country', 'OM:MS');
  expect(await read()).toBe('OM');
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, page_settings: { contact: { phoneCountry: 'QA' } } });
  expect(await read()).toBe('QA');
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  await logIn(request, site.url);
  const link = async (phone: string) => {
    const email = `reply-${encodeURIComponent(phone).replaceAll('%', '')}@company.example`.toLowerCase();
    await postMessage(request, site, { email, phone });
    return (await readLead(request, site, idOf(site, email))).answer.number || undefined;
  };
  for (const [phone, digits] of [
    ['٩١٢٣٤٥٦٧', '96891234567'],
    ['12345', undefined],
  ] as const)
    expect(await link(phone), phone).toBe(digits);
  site.setOption('woocommerce_default_country', 'AE');
  expect(await link('050 123 4567')).toBe('971501234567');
  site.setOptions({ woocommerce_default_country: null, timezone_string: 'Asia/Muscat' });

  // Texts from owners keep percent signs and links.
  const success = `Thank you, 50%ad off: ${LINK}`;
  const secret = '%ab%cd%ef-of-our-own%20';
  const webhook = { enabled: true, url: 'https://crm.example/in?to=%D9%87', secret };
  const saved = await saveForm(request, site, { success, button: 'Send 50%ad', title: '%date%', webhook });
  expect(saved.status(), await saved.text()).toBe(200);
  const html = await (await request.get(`${site.url}/ask/`)).text();
  for (const text of ['Send 50%ad', '%date%']) expect(html).toContain(text);
  const { settings } = await (await callsOf(request, site)).read();
  expect(settings.form.webhook).toMatchObject(webhook);
  const thanks = await postMessage(request, site, { email: 'owner-words@company.example' });
  expect(await thanks.json()).toMatchObject({ message: success });
  keepOptions(site, HADAYA_OPTIONS);
});
