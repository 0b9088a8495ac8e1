import { listen } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import type { ContactPage } from './ContactPage.ts';
import { createModel, type WidgetDrawing } from './createModel.ts';
import { markBody } from './dom/markBody.ts';
import { tellChanges } from './dom/tellChanges.ts';
import type { WidgetRecord } from './model/settings/widgetRecord.ts';
import { channelClicked, WIDGET_CLICKED } from './model/visits/visitRecords.ts';
import { WidgetRoot } from './view/Widget.tsx';
import { WidgetContext, type WidgetModel } from './view/WidgetModel.ts';

function readOpening({ widget, design, single, channels, visits }: WidgetModel) {
  const isNew = visits.isDue(widget.id, WIDGET_CLICKED);
  const staysOpen = !design.hasCloseButton && !single;
  const wantsOpen = design.defaultState === 'open' && !single && (isNew || staysOpen);
  const isBlurred = design.hasBlur && design.hasCloseButton && visits.isBlurDismissed();
  const popup = channels.find(
    ({ slug, type, hasPopup, isAgent, isDefaultOpen }) =>
      type === 'Whatsapp' && hasPopup && !isAgent && isDefaultOpen && visits.isDue(widget.id, channelClicked(slug)),
  );
  return { isNew, staysOpen, opensList: wantsOpen && !isBlurred, popup };
}

/** Tells state and records how the widget comes into view. */
function announce(model: WidgetModel): void {
  const { page, widget, single, channels, reporter } = model;
  const { popup, ...opening } = readOpening(model);
  const isUntouched = page.store.getState()[widget.id]?.open.kind === 'collapsed';
  page.store.dispatch({ kind: 'drawn', id: widget.id, ...opening });
  if (popup && isUntouched) {
    page.store.dispatch({ kind: 'open-panel', id: widget.id, channel: popup.slug, by: 'page' });
    reporter.shown('popup-open', [popup.slug]);
  } else if (single) reporter.shown('single', [single.slug]);
  else if (opening.opensList)
    reporter.shown(
      'list-open',
      channels.map(({ slug }) => slug),
    );
  else reporter.shown('list-closed', []);
}

const started = new WeakSet<ContactPage>();

/** Whether this is the first widget that the page draws. */
function startOnce(page: ContactPage): boolean {
  const isFirst = !started.has(page);
  started.add(page);
  return isFirst;
}

/** A page that comes back from the browser's memory starts with closed panels. */
function watchReturn({ context, store, signal }: ContactPage): void {
  const close = ({ persisted }: PageTransitionEvent) => persisted && store.dispatch({ kind: 'close-all' });
  listen(context.environment.window, 'pageshow', close, { signal });
}

/** Fetches, while nobody waits for it, what only some pages or a later moment need. */
function fetchLater({ page, widget, design }: WidgetModel, node: HTMLElement): void {
  const { font, hasAnalytics } = design;
  if (font !== '' && font !== 'System Stack') {
    import('./dom/loadFont.ts').then(({ loadFont }) => loadFont(page, font)).catch(() => {});
  }
  if (hasAnalytics) import('./dom/sendAnalytics.ts').catch(() => {});
  if (widget.channels.some(({ type }) => type === 'Chatway')) {
    import('./dom/watchChatway.ts').then(({ watchChatway }) => watchChatway(page, node)).catch(() => {});
  }
  import('./dom/watchKeyboard.ts').then(({ watchKeyboard }) => watchKeyboard(page, node)).catch(() => {});
  // A click of the page's own that opens or closes widgets is then carried out at once.
  import('./dom/pageCalls.ts').catch(() => {});
}

/** Draws one widget into its waiting node; from here on everything that is seen is React's. */
export function drawWidget(page: ContactPage, widget: WidgetRecord, drawing: WidgetDrawing): void {
  const { environment } = page.context;
  const model = createModel(page, widget, drawing);
  if (startOnce(page)) {
    markBody(page);
    tellChanges(page);
    watchReturn(page);
  }
  model.host.addStyles(drawing.css);
  if (model.design.effect !== 'none')
    import('./view/effectsCss.ts').then(({ effectsCss }) => model.host.addStyles(effectsCss)).catch(() => {});
  model.visits.writeActive(page.widgets.map(({ id }) => id));
  announce(model);
  renderIsland(
    { ...page.context, signal: page.signal },
    <WidgetContext value={model}>
      <WidgetRoot />
    </WidgetContext>,
    { into: model.host.into },
  );
  environment.clock.idle(() => fetchLater(model, drawing.node), page.signal);
}
