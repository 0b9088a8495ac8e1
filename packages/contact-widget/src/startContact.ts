import { createStore, type IslandContext } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import type { ContactPage } from './ContactPage.ts';
import { createPlaceholder } from './dom/createPlaceholder.ts';
import { createTicker } from './dom/createTicker.ts';
import type { PublicCalls } from './dom/publishCalls.ts';
import { isVisitDue } from './dom/readVisits.ts';
import { watchOpeners } from './dom/watchOpeners.ts';
import { type Waiting, watchTriggers } from './dom/watchTriggers.ts';
import { tellPage } from './events.ts';
import { hasChannels } from './model/channels/isValidChannel.ts';
import { readWidgets, type WidgetRecord } from './model/settings/widgetRecord.ts';
import { reduceContact } from './model/state/contactState.ts';
import { readDevice } from './model/triggers/device.ts';
import { WIDGET_VIEWED } from './model/visits/visitRecords.ts';
import type { ContactOptions } from './options.ts';

/** What a start needs from the island. */
export interface ContactStart {
  readonly context: IslandContext<ContactOptions>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly published: PublicCalls;
}

function readRecords({ context, settings }: ContactStart): readonly WidgetRecord[] {
  const { logger } = context.environment;
  const widgets = readWidgets(settings.chaty_widgets, logger.warn);
  if (widgets.length === 0) logger.note("Chaty widget doesn't exists");
  return widgets;
}

/** Draws a widget when it first becomes active, and lets it leave when its time is over. React comes only now. */
function drawWhenActive(page: ContactPage, widget: WidgetRecord): void {
  const { store, signal, context } = page;
  const node = createPlaceholder(page, widget);
  const drawn = createLife(signal);
  const look = () => {
    if (drawn.signal.aborted || store.getState()[widget.id]?.phase !== 'active') return;
    drawn.abort();
    const hours = context.settings.hoursMode === 'status' && widget.hasSchedule;
    Promise.all([
      import('./drawWidget.ts').then(({ drawWidget }) => drawWidget),
      import('./view/widgetCss.ts'),
      hours ? import('./dom/judgeWidget.ts').then(({ readHoursText }) => readHoursText(page, widget)) : '',
    ]).then(([draw, { widgetCss, lookCss }, hoursText]) => {
      if (!signal.aborted) draw(page, widget, { node, css: widgetCss, look: lookCss, hoursText });
    }, context.fail);
  };
  store.subscribe(look, drawn.signal);
}

function startWidget(page: ContactPage, waiting: Waiting, widget: WidgetRecord): void {
  const { store, context, signal } = page;
  const { environment } = context;
  const { id } = widget;
  // Another copy of the widget, ours or the plugin's, was faster.
  if (signal.aborted || environment.document.getElementById(`chaty-widget-${id}`)) return;
  store.dispatch({ kind: 'admit', id });
  drawWhenActive(page, widget);
  tellPage(environment, 'started', { widgetId: id });
  const shown = createLife(signal);
  store.subscribe(() => store.getState()[id]?.phase !== 'waiting' && shown.abort(), shown.signal);
  // Someone who saw the widget in the last two days is not made to wait again.
  const rules = isVisitDue(environment, id, WIDGET_VIEWED) ? widget.triggers : { exitIntent: false };
  watchTriggers(waiting, { rules, signal: shown.signal, show: (by) => store.dispatch({ kind: 'show', id, by }) });
}

/** Starts every widget that no gate keeps away; only those with countries, dates or hours need the gates' chunk. */
function startWidgets(page: ContactPage, waiting: Waiting): void {
  for (const widget of page.widgets) {
    if (!hasChannels(widget.channels, page.device)) continue;
    const start = () => startWidget(page, waiting, widget);
    if (!widget.hasSchedule && widget.countries.length === 0) start();
    else {
      import('./dom/judgeWidget.ts').then(
        ({ judgeWidget }) => judgeWidget(page, widget, (suppression) => suppression ?? start()),
        page.context.fail,
      );
    }
  }
}

/** Starts all widgets of a page. */
export function startContact(start: ContactStart): void {
  const { context, settings, signal } = start;
  const { environment, fail } = context;
  const page: ContactPage = {
    context,
    signal,
    settings,
    widgets: readRecords(start),
    device: readDevice(environment.window.navigator.userAgent),
    store: createStore(reduceContact, {}),
  };
  const ticker = createTicker(environment.clock, signal);
  const { device } = page;
  startWidgets(page, { environment, device, mode: context.settings.triggerMode, ticker, signal, fail });
  start.published.answer(page);
  watchOpeners(page, start.published);
  if (environment.window.location.search.includes('hadaya_debug')) {
    import('./answerDebug.ts').then(({ answerDebug }) => answerDebug(page)).catch(fail);
  }
}
