/** What the tests of the settings app share. */
import type { Page } from '@playwright/test';

/** The app as axe judges it, with what a person has looked at. */
export const APP = {
  include: ['#hadaya-admin'],
  reviewed: {
    'color-contrast': 'WordPress’ controls lay their frame over the input, whose text is nearly black on white',
    'frame-tested': 'the shop in the frame is judged on its own page',
  },
};

/** A browser that the previewed shop takes for a person's: it shows its widget to no robot. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** Goes to a section of the settings. */
export const openSection = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Sections of the settings' }).getByRole('button', { name }).click();
