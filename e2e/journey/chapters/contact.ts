import type { Locator, Page } from '@playwright/test';
import type { Chapter, Step } from '../Chapter.ts';
import { click, seen, until } from '../see.ts';

/** Whatever opens contact channels: the button's name is its call to action, or the plugin's word for screen readers. */
function launcher(page: Page): Locator {
  return page
    .locator('button.open-chaty')
    .or(page.getByRole('button', { name: /^(contact us|open chaty)/i, expanded: false }))
    .filter({ visible: true });
}

/** A channel, be it a link or a button. */
function channel(page: Page, name: RegExp): Locator {
  return page.getByRole('link', { name }).or(page.getByRole('button', { name }));
}

const OPENS: Step = {
  name: 'the contact button is there and shows its channels',
  work: async (page, { contact }) => {
    await seen('the contact button', launcher(page));
    await launcher(page).last().click();
    for (const name of contact?.channels ?? []) await seen(String(name), channel(page, name));
  },
};

const CHAT: Step = {
  name: 'a channel with a window opens it',
  needs: ({ contact }) => contact?.chat,
  work: async (page, { contact }) => {
    const chat = contact?.chat;
    if (!chat) return;
    await channel(page, chat.name).filter({ visible: true }).first().click();
    await seen('its text field', page.getByPlaceholder(chat.field));
    await page.keyboard.press('Escape');
  },
};

const FORM: Step = {
  name: 'the form is filled in, sent and thanked for',
  needs: ({ contact }) => contact?.form,
  work: async (page, { contact }) => {
    const form = contact?.form;
    if (!form) return;
    await page.reload({ waitUntil: 'load' });
    await seen('the contact button', launcher(page));
    await launcher(page).last().click();
    await seen('the form’s channel', channel(page, form.name));
    await channel(page, form.name).filter({ visible: true }).first().click();
    for (const [placeholder, value] of Object.entries(form.fields))
      await page.getByPlaceholder(placeholder).filter({ visible: true }).first().fill(value);
    await click(page.getByRole('button', { name: form.send, exact: true }));
    await until(`“${form.thanks}”`, async () => page.getByText(form.thanks).filter({ visible: true }).count());
  },
};

export const CONTACT: readonly Chapter[] = [
  { name: 'contact', width: 1280, path: ({ contact }) => contact?.path, steps: [OPENS, CHAT, FORM] },
  { name: 'contact on a phone', width: 390, path: ({ contact }) => contact?.path, steps: [OPENS, CHAT, FORM] },
  {
    name: 'contact from right to left',
    width: 390,
    rightToLeft: true,
    path: ({ contact }) => contact?.path,
    steps: [OPENS],
  },
];
