import type { PrintedRecord } from '@hadaya/testing/shop';
import { expect, type Page } from '@playwright/test';
import type { TestServer } from '../../kit/kitServer.ts';
import type { ServePage } from '../../kit/servePage.ts';
import { type ContactPageSetup, openContact, SIMPLE_CHANNELS } from './contactPage.ts';

/** Name of the form request on the test server. */
export const SUBMIT = 'admin-ajax:chaty_front_form_save_data';

/** The plugin's response to a stored message. */
export const STORED = {
  status: 1,
  error: 0,
  errors: [],
  message: 'Thank you',
  redirect_action: 'no',
  redirect_link: '',
  link_in_new_tab: 'no',
  close_form_after: 'no',
  close_form_after_seconds: '3',
};

/** Opens the page and then the form, which is the first channel of the list; waits until the form has focus. */
export async function openForm(
  page: Page,
  servePage: ServePage,
  form: PrintedRecord,
  setup: ContactPageSetup & { readonly path?: string } = {},
): Promise<void> {
  await openContact(page, servePage, { widgets: [{ channels: [form, ...SIMPLE_CHANNELS] }], ...setup });
  await page.locator('.open-chaty').press('Enter');
  await page.locator('#Contact_Us-0-channel a').press('Enter');
  await page.locator('.chaty-contact-form-box').waitFor();
  // Focus moves after the first paint; without this wait, key presses would reach another element.
  await expect(page.locator('.chaty-outer-forms :focus')).toHaveCount(1);
}

export async function fillShort(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Salma');
  await page.getByLabel('Work e-mail').fill('salma@moh.gov.om');
  await page.getByLabel('Message').fill('100 mugs, please');
}

export const send = (page: Page): Promise<void> => page.locator('.chaty-submit-button').click();

export const sent = ({ backend }: TestServer): ReturnType<TestServer['backend']['receivedBy']> =>
  backend.receivedBy(SUBMIT);

/** Sets the server's next responses; sends a string unchanged and anything else as JSON. */
export function answer({ backend }: TestServer, body: unknown, times?: number): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  backend.faults.set(SUBMIT, { body: text, type: 'text/html' }, times);
}

export const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.querySelector('#chaty-widget-0')?.shadowRoot?.activeElement?.getAttribute('name'));
