import { contactChannel } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { answer, fillShort, openForm, STORED, send } from './kit/formPage.ts';

const PAYLOADS = [
  '<img src=x onerror="window.__pwn=1">',
  '<svg onload=window.__pwn=1><script>window.__pwn=1</script></svg>',
  '"><img src=x onerror=window.__pwn=1>',
  "'-window.__pwn=1-'",
  '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>',
  '<a href="java\tscript:window.__pwn=1">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__pwn=1&gt;">',
  '</script><script>window.__pwn=1</script>',
  '<form><input name=attributes><button formaction=javascript:window.__pwn=1>x</button></form>',
  '{{constructor.constructor("window.__pwn=1")()}} \u202e \u2028',
];

/** What the visitor would read of it: our readers take character references off before they show a text. */
const read = (payload: string) => payload.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replace('\t', ' ').trim();

/** Every element that a text could have become. */
const STRANGE =
  '.chaty-outer-forms :is(iframe, script, math, object, embed, form form, img[src="x"], [onerror], [onload])';

// A payload is a fine relative address of a picture that is not there.
test.use({ allow: { console: [/^\[hadaya\]/, /Failed to load resource/] } });

for (const [index, payload] of PAYLOADS.entries()) {
  test.describe(`row 67, corpus ${index}`, () => {
    const custom = (field_dropdown: string) => ({
      is_custom: 1,
      field_dropdown,
      field_label: payload,
      placeholder: payload,
      dropdown_placeholder: payload,
      dropdown_option: [payload],
    });
    const form = shortForm({
      hover_text: payload,
      contact_form_settings: { contact_form_title: payload, button_text: payload, title_bg_color: payload },
      contact_fields: [
        { field: 'name', title: payload, placeholder: payload, is_required: 1, type: payload },
        ...['text', 'dropdown', 'textarea', 'date', 'file', 'textblock', payload].map(custom),
      ],
    });
    const popup = contactChannel('Whatsapp', {
      value: payload,
      hover_text: payload,
      has_welcome_message: '1',
      chat_welcome_message: payload,
      pre_set_message: payload,
      wp_popup_headline: payload,
      wp_popup_nickname: payload,
      wp_popup_profile: payload,
      wp_popup_head_bg_color: payload,
      input_placeholder: payload,
    });
    const wechat = contactChannel('WeChat', {
      value: payload,
      qr_code_image_url: payload,
      wechat_header: payload,
      wechat_qr_code_title: payload,
    });
    const team = contactChannel('Custom_Link', {
      channel_type: 'Telegram',
      is_agent: '1',
      is_agent_desktop: '1',
      header_text: payload,
      header_sub_text: payload,
      header_bg_color: payload,
      agent_data: [{ value: payload, agent_title: payload, agent_image: payload, svg_icon: payload }],
    });

    test('settings: nothing runs in a panel, the text is shown', async ({ page, servePage }) => {
      await openContact(page, servePage, { widgets: [{ channels: [form, popup, wechat, team, ...SIMPLE_CHANNELS] }] });
      for (const [slug, title] of [
        ['Contact_Us', '.form-title'],
        ['Whatsapp', '.header-wp-title'],
        ['WeChat', '.qr-code-head-title'],
        ['Custom_Link', '.agent-main-header'],
      ] as const) {
        await page.evaluate((one) => Reflect.get(window, 'hadaya').contact.open(0, one), slug);
        await expect(page.locator(`.chaty-outer-forms.active ${title}`)).toContainText(read(payload));
        await expect(page.locator(STRANGE)).toHaveCount(0);
        for (const link of await page.locator('.chaty-outer-forms.active a[href]').all())
          expect(await link.getAttribute('href')).toMatch(/^(?:https:|mailto:|tel:|sms:|#)/);
      }
      expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined();
    });

    test('answers of the server: nothing runs, the text is shown', async ({ page, servePage, server }) => {
      // Answers are JSON, not HTML: nothing in them is decoded.
      const shown = payload.replace('\t', ' ').trim();
      await openForm(page, servePage, shortForm());
      await fillShort(page);
      const errors = [
        { field: 'chaty-field-email', message: payload },
        { field: payload, message: payload },
      ];
      answer(server, { status: 0, error: 1, errors, message: payload }, 1);
      await send(page);
      await expect(page.locator('.chaty-error-msg')).toContainText(shown);
      answer(server, { status: 0, error: 0, errors: [], message: payload }, 1);
      await send(page);
      await expect(page.locator('.chaty-ajax-error-message')).toContainText(shown);
      answer(server, { ...STORED, message: payload, redirect_action: 'yes', redirect_link: `javascript:${payload}` });
      await send(page);
      await expect(page.locator('.chaty-ajax-success-message')).toContainText(shown);
      await expect(page.locator(STRANGE)).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined();
    });
  });
}
