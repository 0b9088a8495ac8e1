import { lazyPart } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import {
  BLUR_KEY,
  channelClicked,
  channelViewed,
  isVisitDue,
  readLasting,
  WIDGET_CLICKED,
  WIDGET_VIEWED,
  writeActive,
} from '../counting/index.ts';
import { createWidgetModel, loadOwnerDesign, readSigns, type WidgetDrawing, type WidgetModel } from '../frame/index.ts';
import { type ContactPage, watchKeyboard } from '../page/index.ts';
import { followTranslation } from '../translation/index.ts';
import { isWebFont, type WidgetRecord } from '../widget/model/index.ts';
import { createListSource } from './createListSource.ts';
import { drawDirectLinks } from './dom/drawDirectLinks.ts';
import frameCss from './styles/frame.css?inline';
import hostCss from './styles/host.css?inline';
import launcher from './styles/launcher.css?inline';
import lookCss from './styles/look.css?inline';
import motion from './styles/motion.css?inline';
import { Widget } from './Widget.tsx';

// Exported for `calls`, which opens links and panels through the list module.
export { loadList } from './createListSource.ts';

/** Loads the style sheet of the attention effects, which is needed only if the owner chose one. */
const loadEffects = lazyPart(() => import('./styles/effects.css?inline'));

/**
 * Reports to the store that the widget has appeared, opens its list or chat popup if the owner chose that, and records
 * the visible parts as viewed.
 */
function tellAppearance({ page, widget, design, isSingle, gates, note }: WidgetModel): void {
  const { store, context } = page;
  const { environment } = context;
  const { id } = widget;
  const isDue = (key: string) => isVisitDue(environment, id, key);
  const isNew = isDue(WIDGET_CLICKED);
  const staysOpen = !design.hasCloseButton && !isSingle;
  const wantsOpen = design.opens === 'open' && !isSingle && (isNew || staysOpen);
  const opensList =
    wantsOpen && !(design.attention.blur && design.hasCloseButton && readLasting(environment, BLUR_KEY) === true);
  const isUntouched = store.getState()[id]?.open.kind === 'collapsed';
  const popup = gates.find(
    ({ slug, type, hasPanel, isAgent, isDefaultOpen }) =>
      type === 'Whatsapp' && hasPanel && !isAgent && isDefaultOpen && isDue(channelClicked(slug)),
  );
  const slugs = gates.map(({ slug }) => slug);
  store.dispatch({ kind: 'drawn', id, isNew, staysOpen, opensList });
  if (popup && isUntouched) {
    store.dispatch({ kind: 'open-panel', id, channel: popup.slug, by: 'page' });
    note(channelViewed(popup.slug), [], { kind: 'channel-view', channels: [popup.slug] });
  } else {
    const channels = isSingle || opensList ? slugs : [];
    const appearance = isSingle ? 'single' : opensList ? 'list-open' : 'list-closed';
    note(WIDGET_VIEWED, channels.map(channelViewed), { kind: 'widget-view', channels, appearance });
  }
}

/** Loads the launcher's attention effect if one applies now; a failure to load it is harmless. */
function addEffect(model: WidgetModel): void {
  const { page, widget, host } = model;
  const state = page.store.getState()[widget.id];
  if (!state || readSigns(model, state).effect === 'none') return;
  loadEffects(page.signal).then(
    ({ default: css }) => page.signal.aborted || host.addStyles(css),
    () => {},
  );
}

export function drawWidget(page: ContactPage, widget: WidgetRecord, drawing: WidgetDrawing): void {
  const { context, signal } = page;
  const model = createWidgetModel(page, widget, drawing);
  const { host, design } = model;
  host.addStyles(hostCss + launcher + frameCss + motion);
  if (design.isOwnLook) host.addStyles(lookCss);
  writeActive(
    context.environment,
    page.widgets.map((one) => one.id),
  );
  tellAppearance(model);
  addEffect(model);
  const source = createListSource(model, (use) => drawDirectLinks(page, widget, use));
  renderIsland({ ...context, signal }, <Widget model={model} source={source} />, { into: host.into });
  followTranslation(model);
  watchKeyboard(page, host.node);
  if (isWebFont(design.font))
    loadOwnerDesign(signal).then(
      ({ loadFont }) => loadFont(page, design.font),
      () => {},
    );
}
