import type { StringTables } from '@hadaya/core';

const en = {
  message: 'WhatsApp Message',
  send: 'Send WhatsApp Message',
  emoji: 'Show Emojis',
  typeMessage: 'Write your message…',
  qrHint: 'Or scan to continue on your phone',
  qrAlt: 'QR code of this chat',
};

/** Names of these texts; the owner replaces single ones through `labels`. */
export type WhatsappTextName = keyof typeof en;

/** The texts of the chat popup. */
export const whatsappTexts: StringTables<typeof en> = {
  en,
  ar: {
    message: 'رسالة واتساب',
    send: 'إرسال رسالة واتساب',
    emoji: 'عرض الرموز التعبيرية',
    typeMessage: 'اكتب رسالتك…',
    qrHint: 'أو امسح الرمز للمتابعة على هاتفك',
    qrAlt: 'رمز الاستجابة السريعة لهذه المحادثة',
  },
};
