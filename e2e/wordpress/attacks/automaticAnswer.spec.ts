/**
 * The site sends the automatic reply to any address that a visitor enters. Therefore, the reply quotes nothing from the
 * input but a first name, and each address gets only one reply a day.
 */
import { randomBytes } from 'node:crypto';
import { postMessage } from '../kit/message.ts';
import { saveForm } from '../kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.afterEach(({ site }) => site.setOptions({ hadaya_options: HADAYA_OPTIONS }));

const texts = [{ language: 'en', subject: 'Thanks, {name}', body: 'Hello {name},\nwe have it.\n{site}' }];

test('a mailbox gets one automatic reply despite spelling variants and races, and the reply quotes at most a first name', async ({
  request,
  playwright,
  site,
}) => {
  expect((await saveForm(request, site, { reply: { enabled: true, texts } })).status()).toBe(200);
  const visitor = await playwright.request.newContext();
  const name = `victim${randomBytes(4).toString('hex')}`;
  const dotted = name.split('').join('.');
  // PHPUnit's `AnswerTest` covers all spellings of an email address.
  const written = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${dotted}@googlemail.com`, `${dotted}+x@gmail.com`];
  const before = site.mails().length;
  await Promise.all(written.map((email) => postMessage(visitor, site, { email })));
  // On hosts other than Gmail, dots in an address are significant.
  const others = [`${name}@company.example`, `${dotted}@company.example`];
  for (const email of others) await postMessage(visitor, site, { email });
  // The site sends queued emails after the response, so the test polls for them.
  const since = () => site.mails().slice(before);
  await expect
    .poll(() => since().filter(({ to }) => to === 'sales@shop.example').length)
    .toBe(written.length + others.length);
  const answered = since().filter(({ headers }) => headers.includes('Auto-Submitted: auto-replied'));
  expect(answered.filter(({ to }) => others.includes(to))).toHaveLength(2);
  expect(answered.filter(({ to }) => !others.includes(to))).toHaveLength(1);

  const names: readonly (readonly [given: string, subject: string])[] = [
    ['سالم الهنائي', 'Thanks, سالم'],
    ['https://evil.example/x', 'Thanks'],
  ];
  for (const [given, subject] of names) {
    const email = `${randomBytes(6).toString('hex')}@company.example`;
    await postMessage(visitor, site, { email, name: given });
    const answer = site.mails().findLast(({ to }) => to === email);
    expect(answer?.subject, given).toBe(subject);
    expect(answer?.message, given).toMatch(
      subject === 'Thanks' ? /^Hello,\nwe have it\.\n/ : /^Hello \S+,\nwe have it\.\n/,
    );
  }
  await visitor.dispose();
});
