/** The server knows the form: nobody adds to it, and what its pages send still arrives when the owner has changed it. */
import { findLeads, freshNonce, notesOn, postMessage, type SentFile } from '../kit/message.ts';
import { callsOf, keepOptions, optionsWithFields, withFields } from '../kit/ownerCalls.ts';
import { logIn } from '../kit/session.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

type Own = readonly [kind: string, label: string, value: string | SentFile];

/** Fields of the owner's as the widget posts them, from the fourth place on. */
function own(fields: readonly Own[], first = 4): Record<string, string | SentFile> {
  return Object.fromEntries(
    fields.flatMap(([kind, label, value], at) => [
      [`custom_fields[${first + at}][label_${kind}]`, label],
      [`custom_fields[${first + at}][slug]`, kind],
      [`custom_fields[${first + at}][${kind}]`, value],
    ]),
  );
}

const kept = (site: TestSite, email: string) => String(findLeads(site, email)[0]?.meta_value);

const FIELDS = [
  { field: 'text', label: 'Company', required: true },
  { field: 'dropdown', label: 'Quantity', options: '1 & more\n50\n100' },
  { field: 'number', label: 'Budget' },
  { field: 'date', label: 'Needed on' },
  { field: 'textarea', label: 'Details' },
];
const GOOD: readonly Own[] = [
  ['text', 'Company', 'Hadaya LLC'],
  ['dropdown', 'Quantity', '1 & more'],
  ['number', 'Budget', '١٠٠-٢٠٠ OMR'],
  ['date', 'Needed on', '2026-12-31'],
  ['textarea', 'Details', 'one\ntwo'],
];

test('answers to invented fields are bounded and kept under a label of ours; the stored labels stay', async ({
  request,
  site,
}) => {
  withFields(site, FIELDS);
  const email = 'invented@company.example';
  const invented = Array.from({ length: 40 }, (_, at): Own => ['text', `Payment ${at}`, 'PAID-4711']);
  const long: Own = ['text', 'L'.repeat(500_000), 'LONG-LABEL'];
  const answer = await postMessage(request, site, { email, ...own(GOOD), ...own([...invented, long], 20) });
  expect(await answer.json()).toMatchObject({ status: 1 });
  const stored = kept(site, email);
  for (const text of ['Hadaya LLC', '1 & more', '١٠٠-٢٠٠ OMR', '2026-12-31', 'one\ntwo'])
    expect(stored).toContain(text);
  expect(stored).toContain('"Not in the form"');
  expect(stored).not.toMatch(/"label":"Payment|LONG-LABEL|LLLL/);
  expect(stored.match(/PAID-4711/g)).toHaveLength(10);
  expect(stored.length).toBeLessThan(3000);
  expect(notesOn(site, email)).toMatch(/answers were left out/);
});

test('a page that calls a field otherwise, as in another language, reaches the field at its place', async ({
  request,
  site,
}) => {
  withFields(site, FIELDS);
  const email = 'translated@company.example';
  const translated = GOOD.map(([kind, , value]): Own => [kind, 'تسمية أخرى', value]);
  expect(await (await postMessage(request, site, { email, ...own(translated) })).json()).toMatchObject({ status: 1 });
  expect(kept(site, email)).toMatch(/"Company".*"Hadaya LLC"/s);
  expect(kept(site, email)).not.toContain('تسمية');
});

const WRONG: readonly (readonly [what: string, at: number, value: string, message: RegExp])[] = [
  ['nothing in a required field of the owner’s', 0, '  ', /“Company”: this field is required/],
  ['no digit in a number', 2, 'many', /“Budget”: Please write the number in digits/],
  ['a day that there is not', 3, '2026-02-31', /“Needed on”: Please enter a day/],
  ['words for a day', 3, 'soon', /“Needed on”: Please enter a day/],
  ['a text too long', 4, 'x'.repeat(20_001), /“Details”: Please shorten this text to 20,000 characters/],
  ['a choice too long', 1, 'x'.repeat(300_000), /“Quantity”: Please shorten this text/],
];

test('wrong answers to the owner’s fields are told at the field, and nothing is kept', async ({ request, site }) => {
  withFields(site, FIELDS);
  const nonce = await freshNonce(request, site);
  for (const [what, at, value, message] of WRONG) {
    const email = `wrong-${at}-${value.length}@company.example`;
    const fields = GOOD.map((field, place): Own => (place === at ? [field[0], field[1], value] : field));
    const answer = await (await postMessage(request, site, { nonce, email, ...own(fields) })).json();
    expect(answer, what).toMatchObject({
      status: 0,
      error: 1,
      errors: [
        { field: `chaty-field-${GOOD[at]?.[0]}`, index: String(4 + at), message: expect.stringMatching(message) },
      ],
    });
    expect(findLeads(site, email), what).toEqual([]);
  }
});

test('built-in texts have lengths, told at the field', async ({ request, site }) => {
  withFields(site, []);
  const answer = await postMessage(request, site, {
    name: 'n'.repeat(600),
    email: `${'e'.repeat(400)}@company.example`,
    phone: '9'.repeat(300),
  });
  expect((await answer.json()).errors).toEqual([
    { field: 'chaty-field-name', message: 'Please shorten this text to 500 characters.' },
    { field: 'chaty-field-email', message: 'Please shorten this text to 320 characters.' },
    { field: 'chaty-field-phone', message: 'Please shorten this text to 200 characters.' },
  ]);
});

test('a page from a cache with an earlier form still sends: nothing is lost, nothing is demanded that it does not show', async ({
  request,
  playwright,
  site,
}) => {
  withFields(site, [
    { field: 'text', label: 'Wishes' },
    { field: 'dropdown', label: 'Quantity', options: '50\n100' },
  ]);
  await logIn(request, site.url);
  const { post } = await callsOf(request, site);
  const { items } = optionsWithFields([
    { field: 'text', label: 'Company', required: true },
    { field: 'dropdown', label: 'Quantity', options: '200\n300' },
  ]).form;
  const today = items.filter(({ field }) => field !== 'phone');
  expect((await post({ revision: 0, settings: { form: { items: today } } })).status()).toBe(200);

  const visitor = await playwright.request.newContext();
  const email = 'old-page@company.example';
  const old = own([
    ['text', 'Wishes', 'in blue, please'],
    ['dropdown', 'Quantity', '100'],
  ]);
  expect(await (await postMessage(visitor, site, { email, phone: '+968 91234567', ...old })).json()).toMatchObject({
    status: 1,
  });
  const stored = kept(site, email);
  for (const text of ['Wishes', 'in blue, please', '100', '+968 91234567']) expect(stored).toContain(text);
  expect(notesOn(site, email)).toMatch(/none of those that the form offers now/);
  expect(notesOn(site, email)).toMatch(/Company.* was not asked for/);
  await visitor.dispose();
  keepOptions(site, HADAYA_OPTIONS);
});
