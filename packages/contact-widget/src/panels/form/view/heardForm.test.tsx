/** Tests the screen reader output for the fields that owners may add, before and after submission of an empty form. */
import { virtual } from '@guidepup/virtual-screen-reader';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel } from '../../../testing/openPanel.ts';

const fields = [
  { field: 'name', title: 'Name', is_required: 1, placeholder: '', type: 'text' },
  {
    is_custom: 1,
    field_dropdown: 'checkbox',
    field_label: 'Your consent',
    placeholder: 'Only to answer you.',
    is_required: 1,
    dropdown_option: ['I agree'],
  },
];
const form = contactChannel('Contact_Us', { contact_fields: fields });

let drawn: DrawnWidget | undefined;
afterEach(async () => {
  await virtual.stop();
  drawn?.leave();
  document.documentElement.removeAttribute('lang');
});

async function readAll(container: Element): Promise<readonly string[]> {
  await virtual.stop();
  await virtual.start({ container });
  while ((await virtual.lastSpokenPhrase()) !== 'end of form') await virtual.next();
  return virtual.spokenPhraseLog();
}

const STRINGS = {
  en: {
    close: 'Close',
    required: 'required',
    fill: 'Please fill in this field.',
    check: 'Please check these fields:',
    count: 'Fields to check: 2',
  },
  ar: {
    close: 'إغلاق',
    required: 'مطلوب',
    fill: 'يرجى ملء هذا الحقل.',
    check: 'يرجى مراجعة هذه الحقول:',
    count: 'عدد الحقول التي تحتاج إلى مراجعة: 2',
  },
} as const;

for (const [language, { close, required, fill, check, count }] of Object.entries(STRINGS))
  test(`${language}: announces which fields are required, and after submission also each field’s error and the summary`, async () => {
    document.documentElement.lang = language;
    drawn = await openPanel([form]);
    const element = drawn.get<HTMLFormElement>('form');
    const box = `I agree (${required})`;
    const head = ['form', 'heading, Contact Us, level 2', `button, ${close}`];
    const foot = ['button, Chat, not disabled', 'end of form'];
    expect(await readAll(element)).toEqual([
      ...head,
      'Name',
      'textbox, Name, not invalid, required',
      'Only to answer you.',
      `checkbox, ${box}, Only to answer you., not checked, not invalid, required`,
      'I agree',
      `(${required})`,
      'status',
      ...foot,
    ]);
    element.requestSubmit();
    await vi.waitFor(() => expect(element.querySelector('[aria-invalid="true"]')).not.toBeNull());
    expect(await readAll(element)).toEqual([
      ...head,
      'Name',
      `textbox, Name, ${fill}, invalid, required`,
      fill,
      'Only to answer you.',
      `checkbox, ${box}, Only to answer you. ${fill}, not checked, invalid, required`,
      'I agree',
      `(${required})`,
      fill,
      'strong',
      check,
      'end of strong',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Name',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, I agree',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'status',
      count,
      'end of status',
      ...foot,
    ]);
  });
