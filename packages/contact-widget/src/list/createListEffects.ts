import { lazyPart, whenPainted } from '@hadaya/core';
import { drawGlyph } from '../launcher/dom/watchGlyph.ts';
import type { WidgetModel } from '../launcher/WidgetModel.ts';
import { holdBack } from '../panels/dom/holdBack.ts';
import type { ContactPage } from '../start/ContactPage.ts';
import { sendClick } from '../start/counting/dom/sendClick.ts';
import type { ClickReporter } from './createClickReporter.ts';
import { chooseChannel } from './dom/chooseChannel.ts';
import { createChannelIcon } from './dom/createChannelIcon.ts';
import type { AddressKeeper } from './dom/keepAddresses.ts';
import type { ListEffects, PanelModule } from './ListModel.ts';
import type { Channel } from './model/Channel.ts';
import { contained } from './reportThrown.ts';

const loadForm = lazyPart(() => import('../panels/form/formPanel.tsx'));
const loadWhatsapp = lazyPart(() => import('../panels/whatsapp/view/WhatsappPanel.tsx'));
const loadMore = lazyPart(() => import('../panels/morePanels.ts'));

/** Asks Google for a new token of its invisible check, as the replaced plugin's global function does. */
export function refreshToken({ context, signal }: ContactPage): void {
  loadForm(signal).then(
    ({ refreshV3 }) => refreshV3(context.environment.window),
    () => {},
  );
}

/** Fetches the panel of a channel when it first opens, and once more after a second; `undefined` for a channel that has none. */
function loadPanel(page: ContactPage, { type, isAgent }: Channel): Promise<PanelModule> | undefined {
  if (isAgent) return loadMore().then(({ openAgentPanel }) => openAgentPanel(page));
  if (type === 'Contact_Us') return loadForm().then(({ formPanel }) => formPanel);
  if (type === 'Whatsapp') return loadWhatsapp().then(({ whatsappPanel }) => whatsappPanel);
  if (type === 'WeChat') return loadMore().then(({ qrPanel }) => qrPanel);
  return undefined;
}

/** What list and panels of a widget may do to the page. */
export function createListEffects(
  { page, widget, design, host }: WidgetModel,
  report: ClickReporter,
  addresses: AddressKeeper,
): ListEffects {
  const { signal } = page;
  const { environment } = page.context;
  const { window, document } = environment;
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
    createIcon: (source) =>
      createChannelIcon(
        {
          page: document,
          signal,
          drawGlyph(letter, onDrawn) {
            // In the page itself the page's own sheet draws it.
            if (host.isOpen) onDrawn();
            else drawGlyph(environment, letter, { signal, onDrawn });
          },
        },
        source,
      ),
    markBlur: contain(
      'blur the page',
      (blur) => document.body.classList.toggle('add-bg-blur-effect', blur === 'on'),
      false,
    ),
    loadPanel: (channel) => loadPanel(page, channel),
    // One that does not come is told about when it is wanted.
    preparePanel: (channel) => void loadPanel(page, channel)?.catch(() => {}),
    keepAddress: addresses.keep,
    // What the visitor sees of the opening comes first.
    holdBack: (close, signal) => whenPainted(environment.clock, () => holdBack(page, close, signal), signal),
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
