import {
  detailOf,
  emailOf,
  emptyInbox,
  INBOX,
  idOf,
  listOf,
  openerOf,
  rowOf,
  stateOf,
  toldOf,
  writeAs,
} from './kit/inbox.ts';
import { PDF, PNG } from './kit/message.ts';
import { logIn } from './kit/session.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ site }) => emptyInbox(site));

test('filters messages as the user types, and a message can be read and answered by keyboard alone', async ({
  page,
  site,
  guest,
}) => {
  for (const name of ['Badr', 'Chaima', 'Amal']) await writeAs(page.request, site, name);
  await logIn(page.request, site.url);
  await page.goto(INBOX);
  await expect(page.locator('#adminmenu .hadaya-new .pending-count').first()).toHaveText('3');
  const weight = (name: string) =>
    openerOf(page, name)
      .locator('.hadaya-inbox-who')
      .evaluate((who) => Number(getComputedStyle(who).fontWeight));
  expect(await weight('Amal')).toBeGreaterThanOrEqual(600);

  await page.getByLabel('Search messages').fill('chaim');
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Search messages').fill('');
  await expect(listOf(page).getByRole('listitem')).toHaveCount(3);

  // The list has one tab stop and its own keyboard shortcuts.
  await openerOf(page, 'Amal').focus();
  await page.keyboard.press('j');
  await expect(openerOf(page, 'Chaima')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(openerOf(page, 'Badr')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(openerOf(page, 'Badr')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(rowOf(page, 'Chaima').getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Chaima').getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Enter');
  const detail = detailOf(page);
  await expect(detail.getByRole('heading', { name: 'Chaima' })).toBeFocused();
  await expect(detail).toContainText('Words of Chaima');
  expect(new URL(page.url()).searchParams.get('lead')).toBe(String(idOf(site, emailOf('Chaima'))));

  // Outside the list, letter keys have no special meaning.
  await detail.getByLabel('Your reply').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('jkx ');
  await expect(detail.getByLabel('Your reply')).toHaveValue(/^jkx Hello Chaima,/);
  await detail.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(toldOf(page)).toContainText('Email sent. Message marked as replied.');
  expect(stateOf(site, emailOf('Chaima'))).toBe('hadaya_answered');
  await expect(rowOf(page, 'Chaima')).toHaveCount(0);
  await expect(page.locator('#adminmenu .hadaya-new .pending-count').first()).toHaveText('2');
  await expect(detail).toContainText('jkx Hello Chaima,');

  await detail.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(detail.getByRole('heading', { name: 'Badr' })).toBeFocused();
  await detail.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(detail.getByRole('heading', { name: 'Amal' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openerOf(page, 'Amal')).toBeFocused();

  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: /^Replied/ })
    .press('Enter');
  await expect(rowOf(page, 'Chaima')).toContainText('Replied');
  expect(await weight('Chaima')).toBeLessThan(600);
  guest.ignoreFindings();
});

test('bulk actions and blocking a sender as spam can be undone', {
  tag: '@all',
}, async ({ page, playwright, site, guest }) => {
  for (const name of ['Amal', 'Badr', 'Chaima']) await writeAs(page.request, site, name);
  const visitor = await playwright.request.newContext();
  await logIn(page.request, site.url);
  await page.goto(INBOX);
  await listOf(page).getByLabel('Select all').check();
  await listOf(page).getByRole('button', { name: 'Mark as replied' }).click();
  await expect(toldOf(page)).toContainText('3 messages marked as replied.');
  await expect(listOf(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('No messages are waiting for a reply.')).toBeVisible();
  await toldOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(3);
  expect(['Amal', 'Badr', 'Chaima'].map((name) => stateOf(site, emailOf(name)))).toEqual(Array(3).fill('private'));

  await rowOf(page, 'Badr').getByRole('checkbox').check();
  await listOf(page).getByRole('button', { name: 'Spam' }).click();
  await expect(toldOf(page)).toContainText('Future messages from this sender will also go to spam');
  await writeAs(visitor, site, 'Badr', { message: 'once more', email: 'Badr+x@inbox.example' });
  expect(stateOf(site, 'Badr+x@inbox.example')).toBe('hadaya_spam');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Spam/ }).click();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
  await openerOf(page, 'once more').click();
  await expect(detailOf(page)).toContainText('you marked an earlier message from this sender as spam');
  await detailOf(page).getByRole('button', { name: 'Not spam' }).click();
  await expect(toldOf(page)).toContainText('1 message marked as new.');
  await writeAs(visitor, site, 'Badr', { message: 'a third one' });
  expect(stateOf(site, emailOf('Badr'))).toBe('private');
  await visitor.dispose();
  guest.ignoreFindings();
});

test('messages can be assigned, annotated and snoozed, and files show a preview or their name and size', async ({
  page,
  site,
  guest,
}) => {
  await writeAs(page.request, site, 'Badr');
  await writeAs(page.request, site, 'Amal', {
    'custom_fields[4][label_file]': 'Logo or brief',
    'custom_fields[4][slug]': 'file',
    'custom_fields[4][file]': { name: 'logo.png', mimeType: 'image/png', buffer: PNG },
    'custom_fields[5][label_file]': 'Logo or brief',
    'custom_fields[5][slug]': 'file',
    'custom_fields[5][file]': { name: 'our brief.pdf', mimeType: 'application/pdf', buffer: PDF },
  });
  const id = idOf(site, emailOf('Badr'));
  await logIn(page.request, site.url);
  await page.goto(`${INBOX}&lead=${id}`);
  const detail = detailOf(page);
  await detail.getByLabel('Assigned to').selectOption('admin');
  await expect(toldOf(page)).toContainText('Message assigned to admin.');
  await expect(rowOf(page, 'Badr')).toContainText('admin');
  await detail.getByRole('button', { name: 'Internal note' }).click();
  await detail.getByLabel('New note').fill('Called back.\n"Quoted" <b>');
  await detail.getByRole('button', { name: 'Save note' }).click();
  await expect(detail.locator('.hadaya-inbox-thread')).toContainText('"Quoted" <b>');
  await expect(detail.getByRole('button', { name: /^Delete the note from / })).toHaveText('Delete');

  // Escape closes the snooze menu, not the message.
  await detail.getByRole('button', { name: 'Snooze' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(detail.getByRole('button', { name: 'Snooze' })).toBeFocused();
  await expect(detail.getByRole('button', { name: 'Tomorrow morning' })).toBeHidden();
  await detail.getByRole('button', { name: 'Snooze' }).click();
  await detail.getByRole('button', { name: 'Tomorrow morning' }).click();
  await expect(toldOf(page)).toContainText('Snoozed until');
  await expect(rowOf(page, 'Badr')).toHaveCount(0);
  await expect(page.locator('#adminmenu .hadaya-new .pending-count').first()).toHaveText('1');
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: /^Snoozed/ })
    .click();
  await expect(rowOf(page, 'Badr')).toContainText('until');
  await toldOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toldOf(page)).toContainText('Change undone.');
  await expect(rowOf(page, 'Badr')).toHaveCount(0);

  // When its snooze has ended, the message is listed before older messages.
  await detail.getByRole('button', { name: 'Snooze' }).click();
  await detail.getByRole('button', { name: 'In three hours' }).click();
  await expect(toldOf(page)).toContainText('Snoozed until');
  const past = new Date(Date.now() - 1000).toISOString().slice(0, 19).replace('T', ' ');
  site.write(
    "UPDATE wp_postmeta SET meta_value = ? WHERE meta_key = '_hadaya_snoozed_until' AND post_id = ?",
    past,
    id,
  );
  await page.goto(INBOX);
  await expect(listOf(page).getByRole('listitem').first()).toContainText('Badr');
  await expect(rowOf(page, 'Badr')).toContainText('snooze ended');

  await openerOf(page, 'Amal').click();
  const picture = detail.locator('.hadaya-inbox-preview img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const link = detail.getByRole('link', { name: /our brief\.pdf/ });
  await expect(link).toContainText(' B');
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await file.body()).equals(PDF)).toBe(true);
  guest.ignoreFindings();
});
