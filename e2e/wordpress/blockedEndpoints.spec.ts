/**
 * Tests a site on which a firewall, a password on /wp-admin/, or a plugin that hides /wp-admin/ blocks admin-ajax.php
 * for visitors.
 */
import { findLeads } from './kit/message.ts';
import { keepOptions, withFields } from './kit/ownerCalls.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const PAGE = { contentType: 'text/html', body: '<!doctype html><title>403</title><h1>Forbidden</h1>' };
// The contact widget's `sendForm.test.ts` covers the responses that count as blocked.
test('sends a message through the front page when a firewall blocks admin-ajax.php', async ({
  page,
  request,
  site,
  guest,
}) => {
  await guest.allow({
    console: [/Failed to load resource/, /^\[hadaya\] .*admin-ajax\.php rejects visitors/],
  });
  withFields(site, []);
  await page.route('**/wp-admin/admin-ajax.php', (route) => route.fulfill({ ...PAGE, status: 403 }));
  const mail = 'closed-doors@company.example';
  await page.goto('/ask/');
  await page.locator('#chaty-widget-0 .chaty-i-trigger, #chaty-widget-0 .chaty-cta-main').first().click();
  await page.locator('#chaty-widget-0 .Contact_Us-channel-link .chaty-link').click();
  const panel = page.getByRole('dialog', { name: 'Contact us' });
  await panel.locator('.field-name').fill('Amal');
  await panel.locator('.field-email').fill(mail);
  await panel.locator('.field-message').fill('Two hundred notebooks');
  await panel.locator('.chaty-submit-button').click();
  await expect(page.getByText('Thank you. We will reply soon.')).toBeVisible();
  expect(findLeads(site, mail).map(({ post_status }) => post_status)).toEqual(['private']);

  // The endpoint accepts only visitors’ calls: it runs no other actions, reads no data, and does nothing for logged-in
  // users.
  const endpoint = `${site.url}/?hadaya-call=1`;
  const token = await request.post(endpoint, { form: { action: 'hadaya_fresh_nonce', widget: '0' } });
  expect(token.status()).toBe(200);
  expect(token.headers()['cache-control']).toContain('no-store');
  expect(token.headers()['x-robots-tag']).toBe('noindex');
  expect(Object.keys(await token.json()).sort()).toEqual(['nonce', 'stamp', 'trap']);
  const refused = await request.post(endpoint, { form: { action: 'chaty_front_form_save_data', widget: '0' } });
  expect(await refused.json()).toMatchObject({ status: 0, message: 'Invalid request, Please try again' });
  for (const call of [
    request.get(`${endpoint}&action=hadaya_fresh_nonce&widget=0`),
    request.post(endpoint, { form: { action: 'heartbeat' } }),
    request.post(endpoint, { form: { action: 'query-attachments' } }),
    request.post(endpoint),
  ]) {
    const answer = await call;
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<html');
  }
});
