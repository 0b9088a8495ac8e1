import { type ContactWidget, contactChannel, contactSettings, type PrintedRecord } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import type { ServePage } from '../../kit/servePage.ts';
import { openPainted } from '../../kit/test.ts';

export interface ContactPageSetup {
  readonly widgets?: readonly ContactWidget[];
  /** Other top-level keys of `chaty_settings`. */
  readonly more?: PrintedRecord;
  /** `window.hadaya.settings.contact`. */
  readonly options?: PrintedRecord;
  readonly title?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly head?: string;
  readonly body?: string;
  /** `none` for a page that prints no settings. */
  readonly settings?: 'none';
  readonly headers?: Readonly<Record<string, string>>;
  readonly nonce?: string;
}

/** Five channels that need no server. */
export const SIMPLE_CHANNELS: readonly PrintedRecord[] = [
  contactChannel('Whatsapp', { value: '96890000001', hover_text: 'WhatsApp', target: '_blank' }),
  contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us', url: 'tel:+96890000002' }),
  contactChannel('Email', {
    value: 'orders@gifts.example',
    hover_text: 'E-mail',
    mail_subject: 'Question about {title}',
  }),
  contactChannel('SMS', { value: '+96890000003', hover_text: 'SMS', pre_set_message: 'Quote for {title} please' }),
  contactChannel('Google_Maps', {
    hover_text: 'Showroom',
    value: 'https://www.google.com/maps/search/?api=1&amp;query=Muscat',
    url: 'https://www.google.com/maps/search/?api=1&amp;#038;query=Muscat',
    target: '_blank',
  }),
];

const PARAGRAPH = '<p>Brass burners, dallah pots and notebooks with your logo, packed in Muscat.</p>';

const READABLE_FORM = { title_bg_color: '#6A4A91', button_bg_color: '#6A4A91' };

/**
 * Darkens the panel colours that are the plugin's defaults, because their contrast with white is only 3:1 and axe would
 * report it.
 */
function withReadableHead(channel: PrintedRecord): PrintedRecord {
  const form = channel.contact_form_settings;
  const isDefault = channel.wp_popup_head_bg_color === '#4AA485';
  return {
    ...channel,
    ...(isDefault ? { wp_popup_head_bg_color: '#2D6A55' } : {}),
    ...(channel.channel === 'WeChat' ? { wechat_header_color: '#6A4A91', ...channel } : {}),
    ...(form instanceof Object && !Array.isArray(form) ? { contact_form_settings: { ...READABLE_FORM, ...form } } : {}),
  };
}

function contactHtml(setup: ContactPageSetup = {}): string {
  const { title = 'Gift Box & Co', dir = 'ltr', head = '', body = PARAGRAPH, options, nonce } = setup;
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const given = setup.widgets ?? [{ channels: SIMPLE_CHANNELS }];
  const widgets = given.map((widget) => ({ ...widget, channels: widget.channels.map(withReadableHead) }));
  const settings = contactSettings(widgets, setup.more);
  const script = (code: string) => `<script${attribute}>${code.replaceAll('</', '<\\/')}</script>`;
  return `<!doctype html><html lang="${dir === 'rtl' ? 'ar' : 'en'}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title.replace('&', '&amp;')}</title>${head}
${setup.settings === 'none' ? '' : script(`var chaty_settings = ${JSON.stringify(settings)};`)}
${options ? script(`window.hadaya = {settings: {contact: ${JSON.stringify(options)}}, q: []};`) : ''}
<script src="/dist/hadaya.min.js" defer${attribute}></script></head><body><main><h1>Gifts</h1>${body}</main></body></html>`;
}

/**
 * Opens a page with contact widgets and waits until the first widget is rendered, unless that widget waits for a
 * trigger. With `isPainted`, our scripts load after the page has been painted.
 */
export async function openContact(
  page: Page,
  servePage: ServePage,
  setup: ContactPageSetup & {
    readonly path?: string;
    readonly waits?: boolean;
    /** Skips the interaction after which the launcher loads for a visitor with Save-Data. */
    readonly isStill?: boolean;
    readonly isPainted?: boolean;
    readonly referer?: string;
  } = {},
): Promise<void> {
  const path = setup.path ?? '/contact-test/';
  const address = servePage(path.split(/[?#]/)[0] ?? path, {
    html: contactHtml(setup),
    ...(setup.headers ? { headers: setup.headers } : {}),
  });
  const { href } = new URL(path, address);
  await (setup.isPainted
    ? openPainted(page, href)
    : page.goto(href, setup.referer === undefined ? {} : { referer: setup.referer }));
  // With Save-Data, the launcher loads only after the first interaction.
  if (!setup.isStill && (await page.evaluate(() => Reflect.get(navigator, 'connection')?.saveData === true))) {
    await page.locator('[id^="chaty-widget-"]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Shift');
  }
  if (!setup.waits) await page.locator('.chaty-widget').first().waitFor({ state: 'attached' });
}
