import { detailOf, INBOX, idOf, readLead, rowOf } from '../kit/inbox.ts';
import { findLeads, PDF, postMessage } from '../kit/message.ts';
import { logIn } from '../kit/session.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.use({ allow: { globals: ['chaty_settings'] } });

/** Bidi override, embedding and isolate, all unclosed. */
const TURNS = '\u202e\u202b\u2067';
const ANY_TURN = /[\u202a-\u202e\u2066-\u2069]/;

test('stores bidi control characters but hides them in the list, message and email, and links only this site’s URLs', async ({
  page,
  site,
  guest,
}) => {
  const email = 'turned@marks.example';
  await postMessage(page.request, site, {
    email,
    name: `Amal ${TURNS}gpj.exe`,
    message: `first\n${TURNS}second`,
    page_title: `Gifts ${TURNS}`,
    ref_url: `${site.url}/ask/?a=${encodeURIComponent(TURNS)}`,
    'custom_fields[4][label_file]': `Logo or brief`,
    'custom_fields[4][slug]': 'file',
    'custom_fields[4][file]': { name: `brief${TURNS}.pdf`, mimeType: 'application/pdf', buffer: PDF },
  });
  expect(String(findLeads(site, email)[0]?.meta_value)).toContain(TURNS);
  const mail = site.mails().at(-1);
  expect(mail?.message).toContain('Amal gpj.exe');
  expect(`${mail?.subject}${mail?.message}`).not.toMatch(ANY_TURN);

  await logIn(page.request, site.url);
  await page.goto(`${INBOX}&lead=${idOf(site, email)}`);
  await expect(detailOf(page).getByRole('heading', { name: 'Amal gpj.exe' })).toBeVisible();
  for (const part of [rowOf(page, 'Amal gpj.exe'), detailOf(page)])
    expect(await part.innerHTML()).not.toMatch(ANY_TURN);
  await expect(detailOf(page)).toContainText('brief.pdf');

  const foreign = ['https://evil.example/wp-login.php', `https://${new URL(site.url).hostname}.evil.example/`];
  for (const [index, ref_url] of [`${site.url}/ask/`, ...foreign].entries()) {
    const sender = `link-${index}@marks.example`;
    await postMessage(page.request, site, { email: sender, ref_url });
    const { page: origin } = await readLead(page.request, site, idOf(site, sender));
    expect(origin).toMatchObject({
      shown: ref_url,
      url: index === 0 ? ref_url : '',
      host: index === 0 ? '' : new URL(ref_url).host,
    });
  }
  guest.ignoreFindings();
});
