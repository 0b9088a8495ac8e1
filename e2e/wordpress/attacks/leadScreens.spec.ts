/** What a visitor writes neither turns the owner's screens round nor leads the owner somewhere else. */
import { findLeads, PDF, postMessage } from '../kit/message.ts';
import { logIn } from '../kit/session.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.use({ allow: { globals: ['chaty_settings'] } });

/** Override, embedding and isolate to the right, and none of their ends. */
const TURNS = '\u202e\u202b\u2067';
const ANY_TURN = /[\u202a-\u202e\u2066-\u2069]/;

test('marks that turn text round stand neither in the list nor on the lead nor in the mail, and are kept', async ({
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
  await page.goto(`/wp-admin/edit.php?post_type=hadaya_lead&s=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  expect(await row.innerHTML()).not.toMatch(ANY_TURN);
  expect(await row.locator('.row-title').evaluate((title) => getComputedStyle(title).unicodeBidi)).toBe('isolate');
  await expect(row.locator('.hadaya_page bdi')).toHaveText('Gifts');

  await row.locator('.row-title').click();
  const box = page.locator('#hadaya-lead');
  expect(await box.innerHTML()).not.toMatch(ANY_TURN);
  for (const value of ['Amal gpj.exe', 'brief.pdf', email])
    await expect(box.locator('bdi', { hasText: value })).toHaveCount(1);
  guest.dropVerdict();
});

test('the address of a page is a link only where it is one of this site', async ({ page, site, guest }) => {
  const foreign = ['https://evil.example/wp-login.php', `https://${new URL(site.url).hostname}.evil.example/`];
  await logIn(page.request, site.url);
  for (const [index, ref_url] of [`${site.url}/ask/`, ...foreign].entries()) {
    const email = `link-${index}@marks.example`;
    await postMessage(page.request, site, { email, ref_url });
    await page.goto(`/wp-admin/post.php?action=edit&hadaya_plain=1&post=${String(findLeads(site, email)[0]?.ID)}`);
    const cell = page.getByRole('row', { name: /^Page/ });
    await expect(cell).toContainText(ref_url);
    await expect(cell.getByRole('link')).toHaveCount(index === 0 ? 1 : 0);
    if (index > 0) await expect(cell).toContainText(`Not a page of this site, so no link: ${new URL(ref_url).host}`);
  }
  guest.dropVerdict();
});
