/**
 * The server holds the form's definition. Visitors cannot extend it, and pages still work after the owner has changed
 * it. PHPUnit's `SubmissionTest` and `FieldRulesTest` cover individual answers; these tests send answers through the
 * endpoint and read them as the owner.
 */
import { findLeads, notesOn, postMessage, type SentFile } from '../kit/message.ts';
import { callsOf, keepOptions, optionsWithFields, withFields } from '../kit/ownerCalls.ts';
import { logIn } from '../kit/session.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

type Own = readonly [kind: string, label: string, value: string | SentFile];

/**
 * Returns answers to the owner's additional fields as the widget posts them; `first` is the index of the first field.
 */
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
/** Valid answers, posted with the labels of a page in another language. */
const GOOD: readonly Own[] = [
  ['text', 'شركة', 'Hadaya LLC'],
  ['dropdown', 'كمية', '1 & more'],
  ['number', 'ميزانية', '١٠٠-٢٠٠ OMR'],
  ['date', 'موعد', '2026-12-31'],
  ['textarea', 'تفاصيل', 'one\ntwo'],
];

test('stores answers under the form’s labels and up to ten answers to unknown fields, and reports invalid answers next to their fields', async ({
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
  expect(stored).toMatch(/"Company".*"Hadaya LLC"/s);
  for (const text of ['1 & more', '١٠٠-٢٠٠ OMR', '2026-12-31', 'one\ntwo']) expect(stored).toContain(text);
  expect(stored).toContain('"Answers to fields that are no longer in the form"');
  expect(stored).not.toMatch(/"label":"Payment|LONG-LABEL|LLLL|شركة/);
  expect(stored.match(/PAID-4711/g)).toHaveLength(10);
  expect(stored.length).toBeLessThan(3000);
  expect(notesOn(site, email)).toMatch(/answers were ignored/);

  const wrong = own([
    ['text', 'Company', '  '],
    ['dropdown', 'Quantity', 'x'.repeat(300_000)],
    ['number', 'Budget', 'many'],
    ['date', 'Needed on', '2026-02-31'],
    ['textarea', 'Details', 'x'.repeat(20_001)],
  ]);
  const built = { name: 'n'.repeat(600), email: `${'e'.repeat(400)}@company.example`, phone: '9'.repeat(300) };
  const { errors } = await (await postMessage(request, site, { ...built, ...wrong })).json();
  expect(
    errors.map(({ field, index = '', message }: Record<string, string>) => `${field} ${index}: ${message}`),
  ).toEqual([
    'chaty-field-name : This text is too long. Shorten it to 500 characters.',
    'chaty-field-email : This text is too long. Shorten it to 320 characters.',
    'chaty-field-phone : This text is too long. Shorten it to 200 characters.',
    expect.stringMatching(/^chaty-field-text 4: “Company”: Please fill in this field\./),
    expect.stringMatching(/^chaty-field-dropdown 5: “Quantity”: This text is too long/),
    expect.stringMatching(/^chaty-field-number 6: “Budget”: Please enter a number in digits/),
    expect.stringMatching(/^chaty-field-date 7: “Needed on”: Please enter a valid date/),
    expect.stringMatching(
      /^chaty-field-textarea 8: “Details”: This text is too long\. Shorten it to 20,000 characters/,
    ),
  ]);
  expect(findLeads(site, built.email)).toEqual([]);
});

test('accepts an older form from a cached page and does not require fields missing from it', async ({
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
  expect(notesOn(site, email)).toMatch(/is no longer an option in the form/);
  expect(notesOn(site, email)).toMatch(/did not see .*Company/);
  await visitor.dispose();
});
