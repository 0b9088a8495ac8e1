/** The automatic answer goes to whatever address somebody has written, so it says nothing of theirs and comes once a day. */
import { randomBytes } from 'node:crypto';
import { postMessage } from '../kit/message.ts';
import { saveForm } from '../kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.afterEach(({ site }) => site.setOptions({ hadaya_options: HADAYA_OPTIONS }));

const texts = [{ language: 'en', subject: 'Thanks, {name}', body: 'Hello {name},\nwe have it.\n{site}' }];

test('one inbox gets one answer, however its address is written, also when all come at once', async ({
  request,
  playwright,
  site,
}) => {
  expect((await saveForm(request, site, { reply: { enabled: true, texts } })).status()).toBe(200);
  const visitor = await playwright.request.newContext();
  const name = `victim${randomBytes(4).toString('hex')}`;
  const dotted = name.split('').join('.');
  const written = [name, `${name}+1`, `${name}+2`, `${name}+a+b`, dotted, name.toUpperCase(), `${dotted}+x`].flatMap(
    (start) => [`${start}@gmail.com`, `${start}@googlemail.com`],
  );
  const before = site.mails().length;
  for (let at = 0; at < written.length; at += 4)
    await Promise.all(written.slice(at, at + 4).map((email) => postMessage(visitor, site, { email })));
  const mails = site.mails().slice(before);
  expect(mails.filter(({ to }) => to === 'sales@shop.example')).toHaveLength(written.length);
  expect(mails.filter(({ headers }) => headers.includes('Auto-Submitted: auto-replied'))).toHaveLength(1);
  // Elsewhere dots tell people apart.
  await postMessage(visitor, site, { email: `${name}@company.example` });
  await postMessage(visitor, site, { email: `${dotted}@company.example` });
  await postMessage(visitor, site, { email: `${name}+1@company.example` });
  const others = site.mails().slice(before + mails.length);
  expect(others.filter(({ headers }) => headers.includes('Auto-Submitted: auto-replied'))).toHaveLength(2);
  await visitor.dispose();
});

test('of what the visitor wrote it has a first name at most', async ({ request, playwright, site }) => {
  expect((await saveForm(request, site, { reply: { enabled: true, texts } })).status()).toBe(200);
  const visitor = await playwright.request.newContext();
  const names: readonly (readonly [given: string, subject: string])[] = [
    ['Amal Al Busaidi', 'Thanks, Amal'],
    ['سالم الهنائي', 'Thanks, سالم'],
    ["O'Brien", "Thanks, O'Brien"],
    ['Amal, you have won 500 rials, call 9123 4567', 'Thanks'],
    ['evil.example', 'Thanks'],
    ['https://evil.example/x', 'Thanks'],
    ['a@evil.example', 'Thanks'],
    ['W1N', 'Thanks'],
    ['{site}', 'Thanks'],
    ['CallThisNumberNowToGetYourPrize', 'Thanks'],
  ];
  for (const [name, subject] of names) {
    const email = `${randomBytes(6).toString('hex')}@company.example`;
    await postMessage(visitor, site, { email, name });
    const answer = site.mails().findLast(({ to }) => to === email);
    expect(answer?.subject, name).toBe(subject);
    expect(answer?.message, name).toMatch(
      subject === 'Thanks' ? /^Hello,\nwe have it\.\n/ : /^Hello \S+,\nwe have it\.\n/,
    );
  }
  await visitor.dispose();
});
