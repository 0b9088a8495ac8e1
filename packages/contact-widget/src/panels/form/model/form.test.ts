import { describe, expect, test } from 'vitest';
import { field, values } from '../../../testing/formFields.ts';
import { completeMail } from '../view/MailField.tsx';
import { cleanPhone } from './cleanPhone.ts';
import { findMissing } from './FormField.ts';
import { placeErrors, readFormAnswer } from './formAnswer.ts';
import { formEntries } from './formEntries.ts';
import { judgeFile, readUploadLimits } from './judgeFile.ts';
import { toAsciiDigits } from './plainLine.ts';

describe('required fields', () => {
  test('treats white space as empty and requires a file in a file field', () => {
    const fields = [field({}), field({ key: 'logo', type: 'file' })];
    expect(findMissing(fields, values({ name: '  ' })).map(({ key }) => key)).toEqual(['name', 'logo']);
    expect(findMissing(fields, values({ name: 'S' }, { logo: [new File(['x'], 'a.png')] }))).toEqual([]);
  });
});

describe('phone fields', () => {
  test.each([
    ['+968 9000 0001', '+96890000001'],
    ['00968 9123-4567', '0096891234567'],
    ['(91) 23.45', '912345'],
    ['٩١٢٣', '9123'],
    ['۹۱', '91'],
  ])('keeps the pasted number %s as %s', (given, kept) => expect(cleanPhone(given)).toBe(kept));
  test('leaves text without digits unchanged', () => expect(toAsciiDigits('abc مرحبا')).toBe('abc مرحبا'));
});

const USUAL = readUploadLimits({ maxUploadBytes: 0, maxTotalBytes: 0 });

describe('files', () => {
  test.each<[string, number, string | undefined]>([
    ['a.png', 10, undefined],
    ['A.PDF', 10, undefined],
    ['a.php', 10, 'fileRefused'],
    ['a.jpg.php', 10, 'fileRefused'],
    ['a.php.jpg', 10, undefined],
    ['Flag_of_Oman.svg.png', 10, undefined],
    ['acme.html.pdf', 10, undefined],
    ['logo v1.2 final.jpeg', 10, undefined],
    ['شعار.نهائي.png', 10, undefined],
    ['logo.png ', 10, undefined],
    ['logo.png.', 10, undefined],
    ['logo.png\u200f', 10, undefined],
    ['logo.png.svg', 10, 'fileRefused'],
    ['.png', 10, undefined],
    ['png', 10, 'fileRefused'],
    ['a.svg', 10, 'fileRefused'],
    ['a.png', 0, 'fileEmpty'],
    ['a.png', 3 * 1024 ** 3, 'fileTooLarge'],
  ])('judges the file %s of %i bytes', (name, size, problem) =>
    expect(judgeFile({ name, size }, 0, USUAL)).toBe(problem),
  );
  test('counts the files already chosen towards the total size limit', () =>
    expect(judgeFile({ name: 'a.png', size: 2 }, USUAL.total - 1, USUAL)).toBe('fileTooLarge'));
});

describe('email completion', () => {
  test.each([
    ['a@gm', 'ail.com'],
    ['a@', ''],
    ['a@gmail.com', ''],
    ['a@x', ''],
    ['a@Y', 'ahoo.com'],
    ['@gm', ''],
  ])('completes %s with "%s"', (begun, rest) => expect(completeMail(begun)).toBe(rest));
});

describe('the request body', () => {
  const moment = {
    nonce: 'n',
    channel: 'Contact_Us',
    widget: '_1',
    address: 'u',
    v3Token: 't',
    pageId: '',
    pageTitle: 'p',
    v2Token: '',
  };
  test('ends with the fields that the server issued with the token', () => {
    const proof = [
      ['stamp', '1.a'],
      ['f0', ''],
    ] as const;
    expect(formEntries([], values({}), { moment: { ...moment, proof }, isSplit: true }).slice(-2)).toEqual(proof);
  });
  const own = [
    ['nonce', 'n'],
    ['action', 'chaty_front_form_save_data'],
    ['channel', 'Contact_Us'],
    ['widget', '_1'],
    ['ref_url', 'u'],
    ['token', 't'],
    ['page_id', ''],
    ['page_title', 'p'],
    ['v2token', ''],
  ];
  test('contains the nonce, page and widget, and the form key if it is known', () => {
    expect(formEntries([], values(), { moment, isSplit: true })).toEqual(own);
    expect(formEntries([], values(), { moment: { ...moment, formKey: 'k' }, isSplit: true })).toEqual([
      ...own,
      ['form_key', 'k'],
    ]);
  });
  test('sends custom fields with their label and type, but does not send text blocks', () => {
    const fields = [
      field({ key: 'custom-5', index: '5', label: 'Note' }),
      field({ key: 'custom-6', index: '6', type: 'textblock' }),
      field({ key: 'custom-7', index: '7', type: 'file' }),
    ];
    expect(formEntries(fields, values({ 'custom-5': ' x ' }), { moment, isSplit: true })).toEqual([
      ['custom_fields[5][label_text]', 'Note'],
      ['custom_fields[5][slug]', 'text'],
      ['custom_fields[5][text]', 'x'],
      ...own,
    ]);
  });
  test.each([
    ['4', 'custom_fields[5][label_file]'],
    ['12', 'custom_fields[13][label_file]'],
    ['logo', 'custom_fields[logo_1][label_file]'],
    ['logo2', 'custom_fields[logo2_1][label_file]'],
    ['2nd', 'custom_fields[2nd_1][label_file]'],
  ])('numbers the label of the second file in the field %s', (index, name) => {
    const fields = [field({ key: 'logo', index, type: 'file', label: 'Logo' })];
    const entries = formEntries(fields, values({}, { logo: files }), { moment, isSplit: true });
    expect(entries[3]).toEqual([name, 'Logo (2)']);
  });
  const logo = field({ key: 'custom-4', index: '4', type: 'file', label: 'Logo' });
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')];
  test('splitFiles: false sends all files of a field under one name, as the replaced plugin does', () => {
    const entries = formEntries([logo], values({}, { 'custom-4': files }), { moment, isSplit: false });
    expect(entries.filter(([name]) => name === 'custom_fields[4][file]')).toHaveLength(2);
  });
  test('gives every additional file an index that no other field uses', () => {
    const more = field({ key: 'custom-5', index: '5', label: 'Note' });
    const entries = formEntries([logo, more], values({}, { 'custom-4': files }), { moment, isSplit: true });
    expect(entries.filter(([, value]) => typeof value !== 'string').map(([name]) => name)).toEqual([
      'custom_fields[4][file]',
      'custom_fields[6][file]',
    ]);
  });
  test('sends built-in fields in the replaced plugin’s order', () => {
    const fields = [field({ key: 'message', builtIn: 'message' }), field({ key: 'name', builtIn: 'name' })];
    expect(formEntries(fields, values({ name: ' a ' }), { moment, isSplit: true }).slice(0, 2)).toEqual([
      ['name', 'a'],
      ['message', ''],
    ]);
  });
});

describe('a server error for a custom field', () => {
  const company = field({ key: 'custom-4', index: '4', type: 'text', label: 'Company' });
  const logo = field({ key: 'custom-5', index: '5', type: 'file', label: 'Logo' });
  const brief = field({ key: 'custom-6', index: '6', type: 'file', label: 'Brief' });
  const refusal = (kind: string, index?: string) => ({
    field: `chaty-field-${kind}`,
    message: 'no',
    ...(index === undefined ? {} : { index }),
  });
  test.each([
    ['is matched by its index', refusal('text', '4'), [company, logo], 'custom-4'],
    ['is matched for an additional file with another index', refusal('file', '9'), [company, logo], 'custom-5'],
    ['is matched for a file among several file fields', refusal('file', '6'), [logo, brief], 'custom-6'],
    ['is unmatched for an additional file among several file fields', refusal('file', '9'), [logo, brief], undefined],
    ['is unmatched for the index of a field of another type', refusal('number', '4'), [company], undefined],
    ['is unmatched without an index', refusal('text'), [company], undefined],
    ['is unmatched without an index beside a built-in field', refusal('text'), [field({ builtIn: 'name' })], undefined],
    [
      'is unmatched for an unknown index of another type beside a file field',
      refusal('text', '9'),
      [company, logo],
      undefined,
    ],
  ])('%s', (_what, given, fields, key) => {
    const { byField, others } = placeErrors([given], fields, values({}));
    expect([byField, others]).toEqual(key === undefined ? [{}, ['no']] : [{ [key]: 'no' }, []]);
  });
  test('reads a numeric index in the response as text', () => {
    const answer = readFormAnswer({
      status: 0,
      error: 1,
      errors: [{ field: 'chaty-field-text', message: 'no', index: 4 }],
    });
    expect(answer).toMatchObject({ kind: 'invalid', refusals: [{ index: '4' }] });
  });
});
