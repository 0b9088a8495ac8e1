import { createStore, type IslandContext, parseSettings } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { LogoKeeper } from '../dom/keepLogo.ts';
import { elementSchema } from '../settings.ts';
import { en } from '../strings/en.ts';
import { SendForm } from './SendForm.tsx';

let owner = new AbortController();
afterEach(() => owner.abort());

const logos: LogoKeeper = {
  logo: createStore((_: undefined) => undefined, undefined),
  load: async () => {},
  choose: async () => undefined,
  remove() {},
  nameIn() {},
};

async function openForm(consent: string) {
  owner = new AbortController();
  document.body.innerHTML = '<div></div>';
  const element = document.querySelector('div');
  if (!element) throw new Error('no element');
  const onSend = vi.fn();
  const settings = { ...parseSettings(elementSchema, []).settings, whatsApp: '+968 9000 0001', consent };
  const context: IslandContext<unknown> = {
    island: 'quote',
    element,
    environment: createTestEnvironment(),
    settings,
    signal: owner.signal,
    fail: vi.fn(),
  };
  const refusal = { message: '', field: '' };
  renderIsland(
    context,
    <SendForm {...{ settings, logos, onSend, refusal }} texts={en} phase="editing" logoKinds=".png" />,
  );
  const contact = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('[name="contact"]'));
  // React overrides the input's `value` setter and ignores values set through it, so this uses the native setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(contact, 'buyer@company.example');
  contact.dispatchEvent(new Event('input', { bubbles: true }));
  const box = document.querySelector<HTMLInputElement>('[type="checkbox"]');
  const press = (value: string) => {
    const submitter = document.querySelector<HTMLButtonElement>(`button[value="${value}"]`);
    const submit = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
  };
  return { onSend, box, press };
}

test('form: requires consent for a chat, but not for a request to the inbox', async () => {
  const { onSend, box, press } = await openForm('I agree to be contacted on WhatsApp');
  press('whatsapp');
  expect(onSend).not.toHaveBeenCalled();
  press('inbox');
  expect(onSend).toHaveBeenLastCalledWith(expect.anything(), false);
  box?.click();
  press('whatsapp');
  expect(onSend).toHaveBeenLastCalledWith(expect.anything(), true);
});

test('form: requires no consent when the owner has set no consent text', async () => {
  const { onSend, box, press } = await openForm('');
  expect(box).toBeNull();
  press('whatsapp');
  expect(onSend).toHaveBeenLastCalledWith(expect.anything(), true);
});
