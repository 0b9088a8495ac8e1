import { createStrings, lazyPart } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import type { Channel } from '../model/channels/Channel.ts';
import type { PanelModule } from '../view/panels/PanelProps.ts';

const loadAgents = lazyPart(() => import('./loadAgentPanel.ts'));
const loadForm = lazyPart(() => Promise.all([import('./formPanel.tsx'), import('../view/panels/form/formCss.ts')]));
const loadArabicTexts = lazyPart(() => import('../view/panels/form/formTextsAr.ts'));
const loadWhatsapp = lazyPart(() => import('../view/panels/whatsapp/WhatsappPanel.tsx'));
const loadQr = lazyPart(() => import('../view/panels/qr/QrPanel.tsx'));

async function loadFormPanel({ context }: ContactPage): Promise<PanelModule> {
  const { isArabic } = createStrings({ en: { isArabic: '' }, ar: { isArabic: '1' } }, context.element);
  const [[{ formPanel }, { formCss }], arabic] = await Promise.all([
    loadForm(),
    isArabic ? loadArabicTexts().catch(() => undefined) : undefined,
  ]);
  return { ...formPanel, css: formCss, texts: arabic?.formTextsAr };
}

/** Fetches the panel of a channel when it first opens, and once more after a second; `undefined` for a channel that has none. */
export function loadPanel(page: ContactPage, { type, isAgent }: Channel): Promise<PanelModule> | undefined {
  if (isAgent) return loadAgents().then(({ loadAgentPanel }) => loadAgentPanel(page));
  if (type === 'Contact_Us') return loadFormPanel(page);
  if (type === 'Whatsapp') return loadWhatsapp().then(({ whatsappPanel }) => whatsappPanel);
  if (type === 'WeChat') return loadQr().then(({ qrPanel }) => qrPanel);
  return undefined;
}
