/** The automatic answer goes to whatever address somebody has written, so it says nothing of theirs and comes once a day. */
import { randomBytes } from 'node:crypto';
import { postMessage } from '../kit/message.ts';
import { saveForm } from '../kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.afterEach(({ site }) => site.setOptions({ hadaya_options: HADAYA_OPTIONS }));

const texts = [{ language: 'en', subject: 'Thanks, {name}', body: 'Hello {name},\nwe have it.\n{site}' }];

test('one inbox gets one answer, however its address is written, also when all come at once, with a first name at most of what was written', async ({
  request,
  playwright,
  site,
}) => {
  expect((await saveForm(request, site, { reply: { enabled: true, texts } })).status()).toBe(200);
  const visitor = await playwright.request.newContext();
  const name = `victim${randomBytes(4).toString('hex')}`;
  const dotted = name.split('').join('.');
  // All spellings of an inbox are PHPUnit's, `AnswerTest`.
  const written = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${dotted}@googlemail.com`, `${dotted}+x@gmail.com`];
  const before = site.mails().length;
  await Promise.all(written.map((email) => postMessage(visitor, site, { email })));
  const mails = site.mails().slice(before);
  expect(mails.filter(({ to }) => to === 'sales@shop.example')).toHaveLength(written.length);
  expect(mails.filter(({ headers }) => headers.includes('Auto-Submitted: auto-replied'))).toHaveLength(1);
  // Elsewhere dots tell people apart.
  await postMessage(visitor, site, { email: `${name}@company.example` });
  await postMessage(visitor, site, { email: `${dotted}@company.example` });
  const others = site.mails().slice(before + mails.length);
  expect(others.filter(({ headers }) => headers.includes('Auto-Submitted: auto-replied'))).toHaveLength(2);

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
