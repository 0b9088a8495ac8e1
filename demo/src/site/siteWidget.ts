import type { Locale, PrintedRecord } from '@hadaya/testing/shop';
import { contactTexts as texts } from '../texts/contactTexts.ts';

export const WHATSAPP_NUMBER = '+968 9000 0001';

/** Matches the paths of pages with purchases or form fields. */
const WORKED_ON = /^\/(?:product|cart|checkout|quote|offer|install)\//;

/**
 * Settings of the shop's contact button, as a tag or a theme writes them. On pages with purchases or form fields it has
 * no text, because the text would cover prices, buttons and labels. Messages name the product on product pages only;
 * the titles of other pages would not fit the message's sentence. `position` is a physical side, so each language sets
 * the side where its lines end.
 */
export function siteWidget(locale: Locale, path: string): PrintedRecord {
  const isProduct = path.startsWith('/product/');
  return {
    ...(WORKED_ON.test(path) ? {} : { ctaText: texts.cta[locale] }),
    color: '#8a5a2b',
    position: locale === 'ar' ? 'left' : 'right',
    attention: { effect: 'jump' },
    channels: [
      {
        type: 'whatsapp',
        value: WHATSAPP_NUMBER,
        label: texts.whatsapp[locale],
        message: (isProduct ? texts.message : texts.question)[locale],
        popup: true,
        popupHeadline: texts.headline[locale],
        popupName: texts.nickname[locale],
        popupWelcome: texts.welcome[locale],
        popupColor: '#1f6f5c',
        popupEmoji: true,
      },
      {
        type: 'form',
        label: texts.writeToUs[locale],
        form: {
          title: texts.writeToUs[locale],
          button: texts.send[locale],
          token: 'demo',
          fields: [
            { type: 'name', label: texts.name[locale], required: true },
            { type: 'email', label: texts.workMail[locale], required: true },
            { type: 'phone', label: texts.phone[locale] },
            { type: 'message', label: texts.order[locale], required: true },
          ],
        },
      },
      { type: 'phone', value: '+968 2400 0000', label: texts.call[locale] },
      {
        type: 'email',
        value: 'orders@gifts.example',
        label: texts.mail[locale],
        subject: isProduct ? '{title}' : texts.questionSubject[locale],
      },
    ],
  };
}

/** Opening hours of the telephone channel, as the value of the `agentHours` setting. */
export const SITE_HOURS: PrintedRecord = {
  zone: 'Asia/Muscat',
  away: 'show',
  people: [{ channel: 'Phone', hours: 'Sun-Thu 09:00-18:00; Sat 10:00-14:00' }],
};
