import { createStore, type IslandContext, lazyPart } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import type { ContactPage } from './ContactPage.ts';
import { createPlaceholder } from './dom/createPlaceholder.ts';
import { createTicker } from './dom/createTicker.ts';
import type { PublicCalls } from './dom/publishCalls.ts';
import { isVisitDue } from './dom/readVisits.ts';
import { watchOpeners } from './dom/watchOpeners.ts';
import { type Waiting, watchTriggers } from './dom/watchTriggers.ts';
import { tellPage } from './events.ts';
import { drawDirectLinks } from './lost/drawDirectLinks.ts';
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

/** What draws a widget, and what judges one with countries, dates or hours. */
const loadDrawing = lazyPart(() => Promise.all([import('./drawWidget.ts'), import('./view/widgetCss.ts')]));
const loadGates = lazyPart(() => import('./dom/judgeWidget.ts'));

/** Draws a widget when it first becomes active, and lets it leave when its time is over. React comes only now. */
function drawWhenActive(page: ContactPage, widget: WidgetRecord): void {
  const { store, signal, context } = page;
  const node = createPlaceholder(page, widget);
  const drawn = createLife(signal);
  const look = () => {
    if (drawn.signal.aborted || store.getState()[widget.id]?.phase !== 'active') return;
    drawn.abort();
    const hours = context.settings.hoursMode === 'status' && widget.hasSchedule;
    const load = async () => {
      const [[{ drawWidget }, { widgetCss, lookCss }], hoursText] = await Promise.all([
        loadDrawing(signal),
        hours ? loadGates(signal).then(({ readHoursText }) => readHoursText(page, widget)) : '',
      ]);
      return () => drawWidget(page, widget, { node, css: widgetCss, look: lookCss, hoursText });
    };
    const start = () => {
      load().then(
        (draw) => {
          try {
            if (!signal.aborted) draw();
          } catch (thrown) {
            context.fail(thrown);
          }
        },
        (thrown) => {
          if (signal.aborted) return;
          context.environment.logger.warn('the files of the contact widget could not be loaded', thrown);
          const remove = drawDirectLinks(page, widget, {
            node,
            onRetry() {
              remove();
              start();
            },
          });
        },
      );
    };
    start();
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
      loadGates(page.signal)
        .then(
          ({ judgeWidget }) => judgeWidget(page, widget, (suppression) => suppression ?? start()),
          // Nobody can say whether it is kept away: rather there than out of reach, unless the owner decided otherwise.
          () => {
            if (widget.countries.length === 0 || page.context.settings.countryFallback === 'show') start();
          },
        )
        .catch(page.context.fail);
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
