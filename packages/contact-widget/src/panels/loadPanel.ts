import { createStrings } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import type { Channel } from '../model/channels/Channel.ts';
import type { PanelModule } from '../view/panels/PanelProps.ts';

/** Fetches the chunk of a channel's panel when it first opens; `undefined` for a channel that has none. */
export function loadPanel(page: ContactPage, { type, isAgent }: Channel): Promise<PanelModule> | undefined {
  const { context } = page;
  if (isAgent) return import('./loadAgentPanel.ts').then(({ loadAgentPanel }) => loadAgentPanel(page));
  if (type === 'Contact_Us') {
    const { isArabic } = createStrings({ en: { isArabic: '' }, ar: { isArabic: '1' } }, context.element);
    return Promise.all([
      import('./formPanel.tsx').then(({ formPanel }) => formPanel),
      import('../view/panels/form/formCss.ts').then(({ formCss }) => formCss),
      isArabic
        ? import('../view/panels/form/formTextsAr.ts').then(({ formTextsAr }) => formTextsAr).catch(() => undefined)
        : undefined,
    ]).then(([panel, css, texts]) => ({ ...panel, css, texts }));
  }
  if (type === 'Whatsapp')
    return import('../view/panels/whatsapp/WhatsappPanel.tsx').then(({ whatsappPanel }) => whatsappPanel);
  if (type === 'WeChat') return import('../view/panels/qr/QrPanel.tsx').then(({ qrPanel }) => qrPanel);
  return undefined;
}
