import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const open = (page: Page) => page.locator('.open-chaty').click();
const link = (page: Page, slug: string) => page.locator(`#${slug}-0-channel a`);

test.describe('owners’ texts', () => {
  test('the call to action keeps its emphasis, and reads the same before its markup is there', async ({
    page,
    servePage,
    faults,
  }) => {
    const cta = page.locator('.on-hover-text');
    const widgets = [
      { settings: { cta_text: 'Gifts &amp; more: <strong>ask us</strong>' }, channels: SIMPLE_CHANNELS },
    ];
    await openContact(page, servePage, { widgets });
    await expect(cta.locator('strong')).toHaveText('ask us');
    await expect(cta).toHaveText('Gifts & more: ask us');
    await faults.block('**/contact-widget-ownerCall-*');
    await openContact(page, servePage, { widgets, path: '/without-markup/' });
    await expect(cta).toHaveText('Gifts & more: ask us');
  });

  const PAYLOADS = [
    '<img src=x onerror="window.__pwn=1">',
    '<svg><script>window.__pwn=1</script></svg>',
    '"><img src=x onerror=window.__pwn=1>',
    '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>',
    '<a href="java\tscript:window.__pwn=1">x</a>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__pwn=1&gt;">',
    '</script><script>window.__pwn=1</script>',
    '<b style="background:url(javascript:window.__pwn=1)">x</b>',
    'RTL \u202e override \u2028 {{x}}',
  ];

  test('row 67: a corpus in every text and address of a widget: nothing runs', async ({ page, servePage, guest }) => {
    // A payload is a fine relative address of a picture that is not there.
    await guest.allow({ console: [/^\[hadaya\]/, /Failed to load resource/] });
    for (const [index, payload] of PAYLOADS.entries()) {
      const channel = contactChannel('Link', {
        value: payload,
        hover_text: payload,
        url: payload,
        svg_icon: payload,
        custom_image_url: payload,
        pre_set_message: payload,
      });
      const settings = {
        cta_text: payload,
        cta_head: payload,
        cta_body: payload,
        close_text: payload,
        widget_icon: 'chat-image',
        widget_icon_url: payload,
        widget_color: payload,
        font_family: '',
        has_custom_css: 1,
        custom_css: payload,
        cta_type: index % 2 ? 'chat-view' : 'simple-view',
      };
      await openContact(page, servePage, {
        path: `/corpus-${index}/`,
        widgets: [{ settings, channels: [channel, contactChannel('Phone', { value: payload, hover_text: payload })] }],
      });
      await open(page);
      await page.locator('#Phone-0-channel a').waitFor();
      expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined();
    }
  });

  test('fault-72: the tooltip shows the text as it was meant', async ({ page, servePage }) => {
    const phone = contactChannel('Phone', { value: '1', hover_text: 'Ahmed&#039;s &quot;shop&quot; 100%' });
    await openContact(page, servePage, { widgets: [{ channels: [phone, ...SIMPLE_CHANNELS] }] });
    await expect(link(page, 'Phone').first()).toHaveAttribute('aria-label', 'Ahmed\'s "shop" 100%');
  });
});
