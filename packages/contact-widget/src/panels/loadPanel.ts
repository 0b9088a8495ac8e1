import { lazyPart } from '@hadaya/core';
import type { Channel } from '../channels/index.ts';
import type { ContactPage } from '../page/index.ts';
import type { PanelModule } from './panel/index.ts';

const loadForm = lazyPart(() => import('./form/formPanel.tsx'));
const loadWhatsapp = lazyPart(() => import('./whatsapp/whatsappPanel.tsx'));
const loadAgents = lazyPart(() => import('./agents/agentPanel.tsx'));
const loadQr = lazyPart(() => import('./qr/qrPanel.tsx'));

export function loadPanel(page: ContactPage, { type, isAgent }: Channel): Promise<PanelModule> | undefined {
  if (isAgent) return loadAgents().then(({ createAgentPanel }) => createAgentPanel(page));
  if (type === 'Contact_Us') return loadForm().then(({ formPanel }) => formPanel);
  if (type === 'Whatsapp') return loadWhatsapp().then(({ whatsappPanel }) => whatsappPanel);
  if (type === 'WeChat') return loadQr().then(({ qrPanel }) => qrPanel);
  return undefined;
}

/**
 * Loads and evaluates a panel's files because the visitor is about to open it. The panel reports a failure when it
 * opens.
 */
export function preparePanel(page: ContactPage, channel: Channel): void {
  loadPanel(page, channel)?.catch(() => {});
}
