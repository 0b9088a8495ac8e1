import type { StringTables } from '@hadaya/core';

const en = {
  wechatQrAlt: 'WeChat QR code of {{id}}',
  copy: 'Copy ID',
  copied: 'Copied',
};

/** The texts of the QR panel. */
export const qrTexts: StringTables<typeof en> = {
  en,
  ar: {
    wechatQrAlt: 'رمز وي تشات للحساب {{id}}',
    copy: 'نسخ المعرّف',
    copied: 'تم النسخ',
  },
};
