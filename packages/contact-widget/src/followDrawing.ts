import { listen } from '@hadaya/core';
import type { ContactPage } from './ContactPage.ts';
import type { WidgetDrawing } from './createModel.ts';
import { markBody } from './dom/markBody.ts';
import { tellChanges } from './dom/tellChanges.ts';
import type { WidgetRecord } from './model/settings/widgetRecord.ts';
import type { WidgetModel } from './view/WidgetModel.ts';

export { createReporter } from './dom/createReporter.ts';

const followed = new WeakSet<ContactPage>();

/** A page that comes back from the browser's memory starts with closed panels. */
function watchReturn({ context, store, signal }: ContactPage): void {
  const close = ({ persisted }: PageTransitionEvent) => persisted && store.dispatch({ kind: 'close-all' });
  listen(context.environment.window, 'pageshow', close, { signal });
}

/** Fetches, while nobody waits for it, what only some pages or a later moment need. */
function fetchLater({ page, widget, channels, design }: WidgetModel, node: HTMLElement): void {
  const { font, hasAnalytics } = design;
  if (font !== '' && font !== 'System Stack') {
    import('./dom/loadFont.ts').then(({ loadFont }) => loadFont(page, font)).catch(() => {});
  }
  if (hasAnalytics) import('./dom/sendAnalytics.ts').catch(() => {});
  if (widget.channels.some(({ type }) => type === 'Chatway')) {
    import('./dom/watchChatway.ts')
      .then(({ watchChatway, watchUnread }) => {
        watchChatway(page, node);
        watchUnread(page, node, (count) => page.store.dispatch({ kind: 'unread', id: widget.id, count }));
      })
      .catch(() => {});
  }
  if (channels.some(({ type, clickEvent }) => type === 'Chatway' || clickEvent !== ''))
    import('./dom/runClickEvent.ts').catch(() => {});
  import('./dom/watchKeyboard.ts').then(({ watchKeyboard }) => watchKeyboard(page, node)).catch(() => {});
  if (page.context.settings.avoidBars)
    import('./dom/bars/avoidBars.ts').then(({ avoidBars }) => avoidBars(page, node)).catch(() => {});
}

/** Draws a widget as the working hours of its people want it; without them where they cannot be fetched. */
export function drawInHours(page: ContactPage, widget: WidgetRecord, drawing: WidgetDrawing): void {
  Promise.all([
    import('./drawWidget.ts').then(({ drawWidget }) => drawWidget),
    import('./dom/agents/openHours.ts').then(({ arrangeWidget }) => arrangeWidget(page, widget)).catch(() => widget),
  ])
    .then(([draw, arranged]) => page.signal.aborted || draw(page, arranged, drawing, true))
    .catch(page.context.fail);
}

/** What follows the drawing of a widget: the page hears of its changes, and what may come later is fetched. */
export function followDrawing(model: WidgetModel, node: HTMLElement): void {
  const { page } = model;
  if (page.signal.aborted) return;
  if (!followed.has(page)) {
    followed.add(page);
    markBody(page);
    tellChanges(page);
    watchReturn(page);
  }
  page.context.environment.clock.idle(() => fetchLater(model, node), page.signal);
}
