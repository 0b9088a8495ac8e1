/** Tests our widget with reports about other shops' contact buttons, which docs/field-reports/contact.md lists. */
import { contactChannel } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

test('email, phone and chat app links open no empty tab, whatever target the server prints', async ({
  page,
  servePage,
}) => {
  const urls = [
    'mailto:shop@gifts.example',
    'tel:+96890000002',
    'viber://chat?number=96890000002',
    'https://b.example/',
  ];
  const channels = urls.map((url, index) => ({
    ...contactChannel('Link', { value: url, url, target: '_blank' }),
    channel: `Link_${index}`,
    channel_type: 'Link',
  }));
  await openContact(page, servePage, { widgets: [{ settings: { default_state: 'open' }, channels }] });
  const links = page.locator('.chaty-channel-list .chaty-link');
  await expect(links).toHaveCount(urls.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('target')))).toEqual([
    '',
    '',
    '',
    '_blank',
  ]);
});

test('phone numbers in the widget’s texts are displayed from left to right on an RTL page', async ({
  page,
  servePage,
}) => {
  const number = '+968 9000 0001';
  const agent = { value: '+968 9000 0001', agent_title: number };
  const team = { is_agent: '1', is_agent_desktop: '1', agent_data: [agent], header_text: number };
  const form = contactChannel('Contact_Us', {
    contact_form_settings: { contact_form_title: number },
    contact_fields: [{ field: 'message', title: 'Message', is_required: 1, type: 'textarea' }],
  });
  const phone = contactChannel('Phone', { value: number, hover_text: number });
  const channels = [contactChannel('Whatsapp', team), phone, form];
  await openContact(page, servePage, { dir: 'rtl', widgets: [{ settings: { cta_text: number }, channels }] });
  const isInOrder = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode();
      if (!(text instanceof Text)) return 'no text';
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      const at = text.data.indexOf('+');
      return leftOf(at) < leftOf(at + 12);
    });
  expect(await isInOrder('.on-hover-text')).toBe(true);
  await page.locator('.open-chaty').click();
  const bidi = (selector: string) =>
    page.locator(selector).evaluate((node) => getComputedStyle(node, '::after').unicodeBidi);
  expect(await bidi('#Phone-0-channel a')).toBe('plaintext');
  await page.locator('#Whatsapp-0-channel a').click();
  expect(await isInOrder('.agent-main-header')).toBe(true);
  expect(await isInOrder('.chaty-agent-title')).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.open-chaty').click();
  await page.locator('#Contact_Us-0-channel a').click();
  expect(await isInOrder('.chaty-outer-forms.active h2')).toBe(true);
});

for (const [dir, position] of [
  ['rtl', 'right'],
  ['rtl', 'left'],
  ['ltr', 'left'],
] as const)
  test(`${dir}, ${position}: the launcher, list and panel stay on the configured side and inside the window`, async ({
    page,
    servePage,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const chat = contactChannel('Whatsapp', { value: '96890000001', has_welcome_message: '1' });
    await openContact(page, servePage, {
      dir,
      widgets: [{ settings: { position }, channels: [chat, ...SIMPLE_CHANNELS.slice(1)] }],
    });
    const isOnSide = (selector: string) =>
      page.locator(selector).evaluate((node, side) => {
        const { left, right } = node.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && (side === 'left' ? right < innerWidth / 2 : left > innerWidth / 2);
      }, position);
    expect(await isOnSide('.open-chaty')).toBe(true);
    await page.locator('.open-chaty').click();
    expect(await isOnSide('.chaty-channel-list')).toBe(true);
    await page.locator('#Whatsapp-0-channel a').click();
    await expect(page.locator('.chaty-outer-forms.active')).toBeVisible();
    expect(await isOnSide('.chaty-outer-forms.active')).toBe(true);
  });

test('clicking or typing inside the chat popup keeps it open, and clicking outside closes it', async ({
  page,
  servePage,
}) => {
  const chat = contactChannel('Whatsapp', {
    value: '96890000001',
    has_welcome_message: '1',
    chat_welcome_message: 'Hello',
  });
  await openContact(page, servePage, { widgets: [{ channels: [chat, ...SIMPLE_CHANNELS.slice(1)] }] });
  await page.locator('.open-chaty').click();
  await page.locator('#Whatsapp-0-channel a').click();
  const panel = page.locator('.chaty-outer-forms.active');
  await panel.locator('.chaty-whatsapp-body').click();
  await panel.locator('.chaty-whatsapp-input').click();
  await page.keyboard.type('200 notebooks');
  await expect(panel.locator('.chaty-whatsapp-input')).toHaveValue('200 notebooks');
  await page.mouse.click(200, 300);
  await expect(panel).toHaveCount(0);
});

test('chat and SMS links keep the pre-filled message’s line breaks', async ({ page, servePage }) => {
  const pre_set_message = 'Hello\r\nI need:\n- cups';
  const channels = [
    contactChannel('Whatsapp', { value: '96890000001', pre_set_message, is_use_web_version: '0' }),
    contactChannel('SMS', { value: '+96890000001', pre_set_message }),
  ];
  await openContact(page, servePage, { widgets: [{ settings: { default_state: 'open' }, channels }] });
  const text = 'Hello%0AI%20need%3A%0A-%20cups';
  await expect(page.locator('#Whatsapp-0-channel a')).toHaveAttribute('href', `https://wa.me/96890000001?text=${text}`);
  await expect(page.locator('#SMS-0-channel a')).toHaveAttribute('href', `sms:+96890000001?&body=${text}`);
});

test('a page drawer with a higher z-index or a modal dialog covers the launcher', async ({ page, servePage }) => {
  const body = `<dialog><p>Filters</p><button>Apply</button></dialog>
    <div id="drawer" hidden style="position:fixed;inset:0;z-index:10;background:#fff"><button style="position:absolute;inset:auto 0 0 0;block-size:90px">Apply</button></div>`;
  await openContact(page, servePage, { body, options: { zIndex: 5 }, widgets: [{ channels: SIMPLE_CHANNELS }] });
  const box = await page.locator('.open-chaty').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  const onTop = () => page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.localName, [x, y]);
  expect(await onTop()).toBe('div');
  await page.evaluate(() =>
    window.__hadayaGuest?.asHost(() => document.querySelector('#drawer')?.toggleAttribute('hidden', false)),
  );
  await expect.poll(onTop).toBe('button');
  await page.evaluate(() =>
    window.__hadayaGuest?.asHost(() => {
      document.querySelector('#drawer')?.toggleAttribute('hidden', true);
      document.querySelector('dialog')?.showModal();
    }),
  );
  await expect.poll(onTop).toBe('dialog');
});

for (const css of ['transform: translateY(0)', 'filter: grayscale(1)', 'will-change: transform', 'perspective: 900px'])
  test(`on a scrolling body with "${css}", the launcher, list and panel stay in the window’s corner`, async ({
    page,
    servePage,
  }) => {
    const head = `<style>body { font-family: monospace; ${css} } main { height: 4000px }</style>`;
    const chat = contactChannel('Whatsapp', { value: '96890000001', has_welcome_message: '1' });
    await openContact(page, servePage, { head, widgets: [{ channels: [chat, ...SIMPLE_CHANNELS.slice(1)] }] });
    await page.evaluate(() => scrollTo(0, 300));
    const launcher = page.locator('.open-chaty');
    await expect(launcher).toBeInViewport({ ratio: 1 });
    expect(await launcher.evaluate((button) => getComputedStyle(button.closest('.chaty') ?? button).fontFamily)).toBe(
      'monospace',
    );
    await launcher.click();
    await expect(page.locator('#Phone-0-channel a')).toBeInViewport({ ratio: 1 });
    await page.locator('#Whatsapp-0-channel a').click();
    await expect(page.locator('.chaty-whatsapp-input')).toBeInViewport({ ratio: 1 });
  });

test('a theme’s CSS rule that hides empty elements does not hide the widget', async ({ page, servePage }) => {
  await openContact(page, servePage, { head: '<style>div:empty, *:empty { display: none }</style>' });
  await expect(page.locator('.open-chaty')).toBeVisible();
});

test('clicks beside the closed launcher reach the page', async ({ page, servePage }) => {
  const body = '<main style="position:fixed;inset:0">A page that answers everywhere</main>';
  await openContact(page, servePage, { body });
  const launcher = page.locator('.open-chaty');
  await launcher.click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
  await page.locator('.chaty-cta-close button').click();
  await expect(page.locator('#Phone-0-channel a')).toBeHidden();
  const box = await launcher.boundingBox();
  const taken = await page.evaluate(
    ({ x, y }) =>
      [
        [x - 40, y + 20],
        [x - 200, y + 20],
        [x + 20, y - 20],
        [x + 20, y - 300],
        [x + 20, y + 60],
      ].filter(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.localName !== 'main'),
    { x: box?.x ?? 0, y: box?.y ?? 0 },
  );
  expect(taken).toEqual([]);
});

test('a click on the call to action opens the list', async ({ page, servePage }) => {
  await openContact(page, servePage, {
    widgets: [{ settings: { cta_text: 'Contact us' }, channels: SIMPLE_CHANNELS }],
  });
  await page.locator('.on-hover-text').click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});
