import { createTestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DrawingOptions, DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel, writeField } from '../../../testing/openPanel.ts';
import { openDraft } from './openDraft.ts';

const AJAX_URL = 'https://shop.example/wp-admin/admin-ajax.php';
const STORED = { status: 1, error: 0, errors: [], message: 'Thank you' };
const form = contactChannel('Contact_Us', {
  contact_fields: [
    { field: 'message', title: 'Message', type: 'textarea' },
    { is_custom: 1, field_dropdown: 'checkbox', field_label: 'I agree', is_required: 0 },
  ],
});
const chat = contactChannel('Whatsapp', { value: '+968 9000 0002', has_welcome_message: 1, pre_set_message: 'Hello' });
const phone = contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' });

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

/** Opens one tab, in which each visit is a separate page with the same storage. */
function openTab(options: DrawingOptions['options'] = {}, answer: object = STORED) {
  const environment = createTestEnvironment({ fetch: async () => new Response(JSON.stringify(answer)) });
  const visit = async (channel: typeof form) => {
    drawn?.leave();
    drawn = await openPanel([channel, phone], { environment, options, settings: { ajax_url: AJAX_URL } });
    return drawn.get<HTMLTextAreaElement>('textarea');
  };
  return { environment, visit };
}

describe.each([
  ['form', form, ''],
  ['chat window', chat, 'Hello'],
])('the %s draft', (_name, channel, first) => {
  test('is restored on the next page in the same tab', async () => {
    const { visit } = openTab();
    writeField(await visit(channel), 'Half a thought');
    await vi.waitFor(async () => expect((await visit(channel)).value).toBe('Half a thought'));
  });

  test('is not kept when the owner turns drafts off', async () => {
    const { visit } = openTab({ keepDraft: false });
    writeField(await visit(channel), 'Half a thought');
    expect((await visit(channel)).value).toBe(first);
  });

  test('is deleted when the message has been sent', async () => {
    const { visit, environment } = openTab();
    const box = await visit(channel);
    box.form?.addEventListener('submit', (event) => event.preventDefault());
    writeField(box, '100 mugs');
    await environment.clock.advanceAsync(1000);
    box.form?.requestSubmit();
    await environment.clock.advanceAsync(1000);
    await vi.waitFor(async () => expect((await visit(channel)).value).toBe(first));
  });
});

test('a form’s draft omits checkboxes', async () => {
  const { visit } = openTab();
  writeField(await visit(form), 'Half a thought');
  const box = () => drawn?.get<HTMLInputElement>('[type="checkbox"]');
  box()?.click();
  await vi.waitFor(async () => expect((await visit(form)).value).toBe('Half a thought'));
  expect(box()?.checked).toBe(false);
});

test('a form’s draft survives when the server rejects the message', async () => {
  const { visit, environment } = openTab({}, { status: 0, error: 0, errors: [], message: 'Not now' });
  const box = await visit(form);
  writeField(box, '100 mugs');
  await environment.clock.advanceAsync(1000);
  box.form?.requestSubmit();
  await environment.clock.advanceAsync(1000);
  await vi.waitFor(() => drawn?.get('.chaty-ajax-error-message'));
  expect((await visit(form)).value).toBe('100 mugs');
});

test('a draft belongs to one panel and one tab', async () => {
  const { visit, environment } = openTab();
  await visit(form);
  if (!drawn) throw new Error('The test needs a widget');
  openDraft(drawn.page, 'first').write({ message: 'Half a thought' });
  expect(openDraft(drawn.page, 'first').read()).toEqual({ message: 'Half a thought' });
  expect(openDraft(drawn.page, 'second').read()).toEqual({});
  const { session, local } = environment.storage;
  expect(session.getItem('hadaya-contact-draft-first')).toContain('Half a thought');
  expect(local.getItem('hadaya-contact-draft-first')).toBeNull();
});

test('stores nothing without the visitor’s consent', async () => {
  Reflect.set(window, 'wp_has_consent', () => false);
  const { visit, environment } = openTab();
  writeField(await visit(form), 'Half a thought');
  if (!drawn) throw new Error('The test needs a widget');
  openDraft(drawn.page, 'chat').write({ text: 'Half a thought' });
  Reflect.deleteProperty(window, 'wp_has_consent');
  for (const id of ['chaty-form-0-Contact_Us', 'chat'])
    expect(environment.storage.session.getItem(`hadaya-contact-draft-${id}`)).toBeNull();
});
