import type { Locator, Page } from '@playwright/test';
import type { Chapter, Step } from '../Chapter.ts';
import type { Shop } from '../Shop.ts';
import { click, goTo, isInWindow, POST_MS, seen, until } from '../see.ts';

function launcher(page: Page, { contact }: Shop): Locator {
  const called = page.getByRole('button', { name: contact?.launcher ?? /contact/i, expanded: false });
  return page.locator('button.open-chaty').or(called).filter({ visible: true });
}

function channel(page: Page, name: RegExp): Locator {
  return page.getByRole('link', { name }).or(page.getByRole('button', { name }));
}

/**
 * Clicks the first matching channel that is in the viewport, because the page may have another link with the same name,
 * for example in the footer.
 */
async function choose(page: Page, name: RegExp): Promise<void> {
  const shown = channel(page, name).filter({ visible: true });
  await until(`${name} is in the viewport`, async () => {
    for (const one of await shown.all()) if (await isInWindow(page, one)) return one.click().then(() => true);
    return false;
  });
}

const OPENS: Step = {
  name: 'the contact button opens the list of channels',
  work: async (page, shop) => {
    const { contact } = shop;
    await seen('the contact button', launcher(page, shop));
    await until('the contact button is in the viewport', () => isInWindow(page, launcher(page, shop).last()));
    await launcher(page, shop).last().click();
    for (const name of contact?.channels ?? []) await seen(String(name), channel(page, name));
  },
};

const CHAT: Step = {
  name: 'a chat channel opens its window',
  needs: ({ contact }) => contact?.chat,
  work: async (page, shop) => {
    const chat = shop.contact?.chat;
    if (!chat) return;
    if (!(await channel(page, chat.name).filter({ visible: true }).count())) await launcher(page, shop).last().click();
    await choose(page, chat.name);
    await seen('its text field', page.getByPlaceholder(chat.field));
    await page.keyboard.press('Escape');
  },
};

const FORM: Step = {
  name: 'the contact form sends a message and confirms it',
  needs: ({ contact }) => contact?.form,
  work: async (page, shop) => {
    const form = shop.contact?.form;
    if (!form) return;
    await goTo(page, page.url());
    await seen('the contact button', launcher(page, shop));
    await launcher(page, shop).last().click();
    await seen('the form’s channel', channel(page, form.name));
    await choose(page, form.name);
    for (const [placeholder, value] of Object.entries(form.fields))
      await page.getByPlaceholder(placeholder).filter({ visible: true }).first().fill(value);
    await click(page.getByRole('button', { name: form.send, exact: true }));
    const thanks = page.getByText(form.thanks).filter({ visible: true });
    await until(`“${form.thanks}”`, () => thanks.count(), POST_MS);
  },
};

export const CONTACT: readonly Chapter[] = [
  { name: 'contact', width: 1280, path: ({ contact }) => contact?.path, steps: [OPENS, CHAT, FORM] },
  { name: 'contact on a phone', width: 390, path: ({ contact }) => contact?.path, steps: [OPENS, CHAT, FORM] },
  {
    name: 'contact on a phone (right to left)',
    width: 390,
    rightToLeft: true,
    path: ({ contact }) => contact?.path,
    steps: [OPENS],
  },
];
