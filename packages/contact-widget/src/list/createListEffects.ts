import { lazyPart } from '@hadaya/core';
import { watchGlyph } from '../launcher/dom/watchGlyph.ts';
import type { WidgetModel } from '../launcher/WidgetModel.ts';
import { holdBack } from '../panels/dom/holdBack.ts';
import { whatsappPanel } from '../panels/whatsapp/view/WhatsappPanel.tsx';
import type { ContactPage } from '../start/ContactPage.ts';
import { sendClick } from '../start/counting/dom/sendClick.ts';
import type { ClickReporter } from './createClickReporter.ts';
import { chooseChannel } from './dom/chooseChannel.ts';
import { markBlur, watchDismissal } from './dom/watchDismissal.ts';
import type { Channel } from './model/Channel.ts';
import { contained } from './reportThrown.ts';
import type { ListEffects, PanelModule } from './view/ListModel.ts';

const loadForm = lazyPart(() => import('../panels/form/formPanel.tsx'));
const loadMore = lazyPart(() => import('../panels/morePanels.ts'));

/** Fetches the panel of a channel when it first opens, and once more after a second; `undefined` for a channel that has none. */
function loadPanel(page: ContactPage, { type, isAgent }: Channel): Promise<PanelModule> | undefined {
  if (isAgent) return loadMore().then(({ openAgentPanel }) => openAgentPanel(page));
  if (type === 'Contact_Us') return loadForm().then(({ formPanel }) => formPanel);
  if (type === 'Whatsapp') return Promise.resolve(whatsappPanel);
  if (type === 'WeChat') return loadMore().then(({ qrPanel }) => qrPanel);
  return undefined;
}

/** What list and panels of a widget may do to the page. */
export function createListEffects({ page, widget, design }: WidgetModel, report: ClickReporter): ListEffects {
  const { window } = page.context.environment;
  const contain = <Args extends readonly unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    otherwise: Result,
  ) => contained(page.context, what, run, otherwise);
  return {
    // A choice that fails leaves the link to the browser.
    choose: contain(
      'follow the choice of a channel',
      (channel, { isSingle, ...choice }) =>
        chooseChannel({ page, widgetId: widget.id, design, report, isSingle }, channel, choice),
      'follow',
    ),
    watchDismissal: contain(
      'watch for clicks outside',
      ({ signal, ...dismissal }) => watchDismissal({ ...page, signal }, widget.id, dismissal),
      undefined,
    ),
    markBlur: contain('blur the page', (blur) => markBlur(page, blur), undefined),
    watchGlyph: (className, use) => watchGlyph(page.context.environment, className, use),
    loadPanel: (channel) => loadPanel(page, channel),
    holdBack: (close, signal) => holdBack(page, close, signal),
    sendClicks(events) {
      for (const event of events) sendClick(window, event);
    },
    async copyText(text) {
      try {
        await window.navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
