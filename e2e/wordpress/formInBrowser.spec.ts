import { findLeads } from './kit/message.ts';
import { keepOptions, withFields } from './kit/ownerCalls.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

test('sends the honeypot field, and sends the signed timestamp even when the token request is blocked', async ({
  guest,
  page,
  site,
}) => {
  withFields(site, [{ field: 'number', label: 'Quantity', required: true }]);
  const bodies: string[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('utf8') ?? '';
    if (body.includes('chaty_front_form_save_data')) bodies.push(body);
  });
  await page.goto('/ask/');
  await page.locator('#chaty-widget-0 .chaty-i-trigger, #chaty-widget-0 .chaty-cta-main').first().click();
  await page.locator('#chaty-widget-0 .Contact_Us-channel-link .chaty-link').click();
  const panel = page.getByRole('dialog', { name: 'Contact us' });
  await panel.locator('.field-name').fill('Amal');
  await panel.locator('.field-email').fill('in-browser@company.example');
  await panel.locator('.field-message').fill('Two hundred notebooks');
  const quantity = panel.getByLabel('Quantity');
  await quantity.fill('many');
  await panel.locator('.chaty-submit-button').click();
  await expect(quantity).toHaveAccessibleDescription(/“Quantity”: Please enter a number in digits/);
  await quantity.fill('٢٠٠');
  await panel.locator('.chaty-submit-button').click();
  await expect(page.getByText('Thank you. We will reply soon.')).toBeVisible();
  const [lead, ...others] = findLeads(site, 'in-browser@company.example');
  expect(others).toEqual([]);
  expect(lead?.post_status).toBe('private');
  for (const body of bodies) {
    expect(body).toMatch(/name="stamp"\r\n\r\n\d{13}\.[0-9a-f]{20}\r\n/);
    expect(body).toMatch(/name="f[0-9a-f]{10}"\r\n\r\n\r\n/);
  }
  expect(bodies.length).toBe(2);

  // Without a fresh token, the form sends the stamp that was printed in the page, and the server does not treat the
  // message as a bot's.
  await guest.allow({ console: [/ERR_FAILED/, /no fresh token for the contact form/, /still contains it/] });
  keepOptions(site, HADAYA_OPTIONS);
  await page.route('**/admin-ajax.php', (route) =>
    (route.request().postData() ?? '').includes('hadaya_fresh_nonce') ? route.abort() : route.continue(),
  );
  bodies.length = 0;
  await page.goto('/ask/');
  await page.locator('#chaty-widget-0 .chaty-i-trigger, #chaty-widget-0 .chaty-cta-main').first().click();
  await page.locator('#chaty-widget-0 .Contact_Us-channel-link .chaty-link').click();
  await panel.locator('.field-name').fill('Amal');
  await panel.locator('.field-email').fill('blocked-call@company.example');
  await panel.locator('.field-message').fill('Two hundred notebooks');
  await panel.locator('.chaty-submit-button').click();
  await expect(page.getByText('Thank you. We will reply soon.')).toBeVisible();
  expect(bodies[0]).toMatch(/name="stamp"\r\n\r\n\d{13}\.[0-9a-f]{20}\r\n/);
  expect(findLeads(site, 'blocked-call@company.example')[0]?.post_status).toBe('private');
});
