import { lazyPart } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import { reportThrown } from '../contain/reportThrown.ts';
import { tellPage } from '../events.ts';
import type { Channel } from '../model/channels/Channel.ts';
import { channelLink } from '../model/channels/channelLink.ts';
import type { WidgetDesign } from '../model/design/WidgetDesign.ts';
import type { Opener } from '../model/state/contactState.ts';
import type { WidgetModel } from '../view/WidgetModel.ts';
import { readPlace } from './readPlace.ts';

/** What a choice needs to know of its widget. */
export interface ChoicePlace {
  readonly page: ContactPage;
  readonly widgetId: string;
  readonly design: WidgetDesign;
  readonly report: WidgetModel['report'];
  /** The channel is the launcher. */
  readonly isSingle: boolean;
}

const loadClickEvent = lazyPart(() => import('./runClickEvent.ts'));

/** What a click on live chat calls; its script stands on the page. */
const OPEN_CHATWAY = '$chatway.openChatwayWidget()';

function count({ page, design, report, isSingle }: ChoicePlace, { slug, hasPanel, type }: Channel): void {
  if (isSingle) report((to) => to.singleClicked(slug));
  // A chat popup counts when its message is sent.
  else if (!(hasPanel && type === 'Whatsapp')) report((to) => to.channelClicked(slug));
  if (!design.hasAnalytics) return;
  const { window } = page.context.environment;
  import('./sendAnalytics.ts').then(({ sendClick }) => sendClick(window, `chaty_${slug}`)).catch(() => {});
}

/**
 * Carries out the choice of a channel. Answers whether the browser should follow the link: its address is brought up to
 * date first, since the message may name the product that the visitor is looking at.
 */
export function chooseChannel(
  place: ChoicePlace,
  channel: Channel,
  { link, by }: { readonly link: HTMLAnchorElement; readonly by: Opener },
): 'follow' | 'stop' {
  const { page, widgetId } = place;
  const { environment, settings } = page.context;
  const { window } = environment;
  const detail = { widgetId, channel: channel.slug };
  if (!tellPage(environment, 'channel-chosen', detail)) return 'stop';
  count(place, channel);
  page.store.dispatch({ kind: 'met', id: widgetId });
  if (channel.hasPanel) {
    const { open } = page.store.getState()[widgetId] ?? {};
    const isOpen = open?.kind === 'panel' && open.channel === channel.slug;
    page.store.dispatch(
      isOpen
        ? { kind: 'close-panel', id: widgetId, toList: !place.isSingle }
        : { kind: 'open-panel', id: widgetId, channel: channel.slug, by },
    );
    return 'stop';
  }
  const setting = channel.type === 'Chatway' ? OPEN_CHATWAY : channel.clickEvent;
  if (setting !== '') {
    const request = { setting, mayRunCode: settings.allowClickEvent, channel: channel.slug };
    loadClickEvent(page.signal)
      .then(({ runClickEvent }) => runClickEvent(environment, request))
      .catch((thrown) => page.signal.aborted || reportThrown(page.context, 'carry out a click_event', thrown));
    return 'stop';
  }
  const { href, target } = channelLink(channel, readPlace(page));
  if (href === undefined) return 'stop';
  link.href = href;
  // A press that a script optimiser replays opens no window: such a link stays in its tab.
  link.target = target === '_blank' && window.navigator.userActivation?.isActive === false ? '' : target;
  return 'follow';
}
