import { contactChannel } from '@hadaya/testing/shop';
import { openContact } from '../contact/kit/contactPage.ts';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from '../menu/menuDocument.ts';

const PANEL = '[data-hadaya-root="debug"]';

test('fetches no panel files without the URL parameter', async ({ page, servePage, guest }) => {
  await page.goto(servePage('/menu/', menuDocument({})));
  await expect(page.locator('[data-hadaya-state="mounted"]')).toBeVisible();
  expect(guest.requests.filter((address) => address.includes('debug'))).toEqual([]);
});

test('prints the report to the console when React fails to load', async ({ page, servePage, faults, guest }) => {
  await guest.allow({ console: [/a file is missing/] });
  await faults.block('**/dist/runtime*.min.js*');
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await page.goto(`${servePage('/menu/', menuDocument({}))}?hadaya_debug=1`);
  await expect
    .poll(() => lines.filter((line) => /^Hadaya \d/.test(line)).at(-1))
    .toContain('- Menu and search: 1 working');
  await expect(page.locator(PANEL)).toHaveCount(0);
});

test('the widgets work when the panel fails to load', async ({ page, servePage, faults, guest }) => {
  await guest.allow({ console: [/"debug" could not be loaded/] });
  await faults.block('**/dist/debug*.min.js*');
  await openContact(page, servePage, {
    path: '/contact-test/?hadaya_debug=1',
    widgets: [{ channels: [contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us' })] }],
  });
  await expect(page.locator('.chaty-widget')).toBeVisible();
});
