import { expect, test } from '../kit/test.ts';

const hostChanges = [{ selector: '.contact-applied' }, { selector: '.contact-bar', attributes: ['hidden'] }];
test.use({ allow: { pageState: ['address', 'history'], hostChanges } });

test('without scripts, the button looks disabled until every option is selected', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.url}/product/ceramic-mug/?js=off`);
  const ground = () =>
    page.getByRole('button', { name: 'Add to cart' }).evaluate((one) => getComputedStyle(one).backgroundColor);
  const shut = await ground();
  await page.locator('#pa_color').selectOption('blue');
  expect(await ground()).toBe(shut);
  await page.locator('#pa_size').selectOption('m');
  expect(await ground()).not.toBe(shut);
  await context.close();
});

for (const dir of ['ltr', 'rtl'])
  test(`shows the error for a missing option below the swatches (${dir})`, async ({ page, snap }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/product/key-ring/?dir=${dir}`);
    const button = page.locator('.single_add_to_cart_button');
    await expect(button).toHaveClass(/wc-variation-selection-needed/);
    await expect(page.locator('.variable-items-wrapper.hadaya-ready, [role="radiogroup"]').first()).toBeVisible();
    await button.click();
    const notice = page.locator('[data-hadaya-notice]');
    await expect(notice).toBeVisible();
    const [above, box] = await Promise.all([
      page.locator('.variable-items-wrapper').last().boundingBox(),
      notice.boundingBox(),
    ]);
    expect((box?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(16);
    const colours = await notice.evaluate((one) => [
      getComputedStyle(one).color,
      getComputedStyle(one.ownerDocument.body).color,
    ]);
    expect(colours[0]).not.toBe(colours[1]);
    await snap(`product-notice-${dir}`);
  });

for (const [dir, faulty, stored] of [
  ['ltr', 'This email address is not valid.', 'Your message was sent successfully.'],
  ['rtl', 'عنوان البريد الإلكتروني غير صالح.', 'أُرسلت رسالتك بنجاح.'],
] as const)
  test(`the contact form’s server responses are in the page’s language (${dir})`, async ({ page, snap }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`/contact/?dir=${dir}`);
    await page.locator('#chaty-widget-0 .open-chaty').waitFor({ state: 'attached' });
    await page.locator('[data-hadaya-open="Contact_Us"]').click();
    const form = page.locator('.chaty-ajax-contact-form');
    const send = async (entries: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(entries)) await form.locator(`[name="${name}"]`).fill(text);
      await page.locator('.chaty-submit-button').click();
    };
    await send({ name: 'S', email: 'a@b.om', message: 'x', 'custom-5': '1' });
    await expect(page.locator('.chaty-ajax-success-message')).toContainText(stored);
    await expect(page.locator('.chaty-ajax-success-message')).toBeInViewport();
    await snap(`form-stored-${dir}`);
    await page.locator('.chaty-sent .chaty-plain-button').click();
    await send({});
    await snap(`form-empty-${dir}`);
    await send({ name: 'Salma', email: 'salma@', phone: 'abc', message: '40', 'custom-5': '1' });
    const fault = page.locator('.field-email ~ .chaty-error-msg, .chaty-mail ~ .chaty-error-msg');
    await expect(fault).toHaveText(faulty);
    // The warning about an invalid number has the same colour as the error.
    const hint = page.locator('.field-phone ~ .chaty-field-hint');
    const colourOf = (one: Element) => getComputedStyle(one).color;
    expect(await hint.evaluate(colourOf)).toBe(await fault.evaluate(colourOf));
    await snap(`form-faults-${dir}`);
  });
