import type { ContactPage } from '../ContactPage.ts';
import type { PanelEffects } from '../view/panels/PanelEffects.ts';
import { loadPanel } from './loadPanel.ts';

/** What the panels of a page's widgets may do to the page; everything is fetched when it is first needed. */
export function createPanelEffects(page: ContactPage): PanelEffects {
  const { window } = page.context.environment;
  return {
    loadPanel: (channel) => loadPanel(page, channel),
    holdBack(close, signal) {
      import('../dom/holdBack.ts').then((back) => back.holdBack(page, close, signal)).catch(() => {});
    },
    sendClicks(events) {
      import('../dom/sendAnalytics.ts')
        .then(({ sendClick }) => events.forEach((event) => void sendClick(window, event)))
        .catch(() => {});
    },
    copyText: (text) => import('../dom/copyText.ts').then(({ copyText }) => copyText(window, text)),
    async openEmojiPicker(at, use) {
      const { openEmojiPicker } = await import('../dom/openEmojiPicker.ts');
      return openEmojiPicker(page, at, use);
    },
  };
}
