import { type ChoicePlace, chooseChannel } from './dom/chooseChannel.ts';
import { markBlur } from './dom/markBody.ts';
import { watchDismissal } from './dom/watchDismissal.ts';
import { loadPanel } from './panels/loadPanel.ts';
import type { WidgetEffects } from './view/WidgetEffects.ts';

/** What the components of a widget may do to the page. */
export function createEffects(place: Omit<ChoicePlace, 'isSingle'>): WidgetEffects {
  const { page, widgetId } = place;
  const { window } = page.context.environment;
  return {
    choose: (channel, { isSingle, ...choice }) => chooseChannel({ ...place, isSingle }, channel, choice),
    watchDismissal: ({ signal, ...dismissal }) => watchDismissal({ ...page, signal }, widgetId, dismissal),
    markBlur: (blur) => markBlur(page, blur),
    holdBack(close, signal) {
      import('./dom/holdBack.ts').then((back) => back.holdBack(page, close, signal)).catch(() => {});
    },
    loadPanel: (channel) => loadPanel(page, channel),
    sendClicks(events) {
      import('./dom/sendAnalytics.ts')
        .then(({ sendClick }) => events.forEach((event) => void sendClick(window, event)))
        .catch(() => {});
    },
    copyText: (text) => import('./dom/copyText.ts').then(({ copyText }) => copyText(window, text)),
    async openEmojiPicker(at, use) {
      const { openEmojiPicker } = await import('./dom/openEmojiPicker.ts');
      return openEmojiPicker(page, at, use);
    },
  };
}
