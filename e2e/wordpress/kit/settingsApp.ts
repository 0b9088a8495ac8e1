import { expect, type Page } from '@playwright/test';

/** Axe options for the app: the element to check, and the results that a person has reviewed. */
export const APP = {
  include: ['#hadaya-admin'],
  reviewed: {
    'color-contrast': 'WordPress’s controls draw their border over the input, whose text is nearly black on white',
    'frame-tested': 'the shop in the frame has its own tests',
  },
};

/** User agent with which the previewed shop treats the browser as a person's, because bots see no widget. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

export const openSection = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Settings sections' }).getByRole('button', { name }).click();

export const openStep = (page: Page, name: 'Channels' | 'Appearance' | 'Display'): Promise<void> =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click();

/** Opens a channel's row by position and name, for example `1. WhatsApp`. */
export async function openChannel(page: Page, name: string) {
  const row = page.getByRole('listitem', { name });
  const line = row.getByRole('button').first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  return row;
}

/** Finds the button that saves the settings. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save changes', exact: true });

/** Waits until the app shows a text, such as the notice after saving. */
export const saved = (page: Page, text: string): Promise<void> => expect(page.getByText(text).first()).toBeVisible();
