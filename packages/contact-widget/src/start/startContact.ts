import { childController, createStore, type IslandContext, lazyPart, markOwnRoot } from '@hadaya/core';
import { openConsent } from '@hadaya/core/consent';
import { tellPage } from '../events.ts';
import { openWidget } from '../launcher/openWidget.ts';
import type { ContactOptions } from '../settings.ts';
import type { TriggerRules } from '../triggers/model/reduceTriggers.ts';
import { isGiven } from '../widget/model/isGiven.ts';
import { type ContactCalls, createCalls } from './api/dom/createCalls.ts';
import { watchOpeners } from './api/dom/watchOpeners.ts';
import type { ContactPage, ContactServer } from './ContactPage.ts';
import { hasOlderVisits, isVisitDue } from './counting/dom/noteVisits.ts';
import { WIDGET_VIEWED } from './counting/model/visitRecords.ts';
import { createNode } from './dom/createNode.ts';
import { reduceContact, type WidgetState } from './model/contactState.ts';
import { readDevice } from './model/device.ts';
import { readHostAttributes } from './model/readHostAttributes.ts';
import { hasChannels, parseJson, readWidgets, type WidgetRecord } from './model/widgetRecord.ts';
import { readTexts } from './translation/dom/readTexts.ts';

const loadAds = lazyPart(() => import('../ads/tellAds.ts'));
const loadRules = lazyPart(() => import('../triggers/hours/pageRules.ts'));

type Rules = Awaited<ReturnType<typeof loadRules>>;

/**
 * What only some owners and visitors call for: countries, sources, dates, hours, triggers, a widget that leaves, records of older
 * builds. Where its file cannot be had, `otherwise` says how it goes on.
 */
function withRules(
  { context: { fail }, signal }: Pick<ContactPage, 'context' | 'signal'>,
  use: (rules: Rules) => unknown,
  otherwise: () => void = () => {},
): void {
  loadRules(signal)
    .then(use, () => signal.aborted || otherwise())
    .catch(fail);
}

/** Puts the empty node of a waiting widget at the end of the body, and gives it back to be filled. */
function createPlaceholder({ context, signal }: ContactPage, widget: WidgetRecord): HTMLElement {
  const { document } = context.environment;
  const state = { phase: 'waiting', isPanelOpen: false, isNew: true } as const;
  const host = createNode(document, 'div', readHostAttributes(widget, state));
  markOwnRoot(host, context.island);
  document.body.append(host);
  signal.addEventListener('abort', () => host.remove());
  return host;
}

/** Draws a widget when it first becomes active, with what its hours say and its people. */
function drawWhenActive(page: ContactPage, widget: WidgetRecord): void {
  const { store, signal, context } = page;
  const { hoursMode, agentHours } = context.settings;
  const node = createPlaceholder(page, widget);
  const drawn = childController(signal);
  const isOfHours = hoursMode === 'status' && widget.hasSchedule;
  const draw = (arranged = widget, hoursText = '') => {
    if (signal.aborted) return;
    openWidget(page, arranged, { node, hoursText });
    const { id, hideAfterSeconds: seconds } = widget;
    const leave = () => store.dispatch({ kind: 'hide', id });
    if (seconds !== undefined)
      withRules(page, (rules) => rules.afterSeenSeconds(context.environment, { seconds, signal }, leave));
  };
  const arrange = async ({ arrangeWidget, readHoursText }: Rules) =>
    draw(agentHours ? await arrangeWidget(page, widget) : widget, isOfHours ? readHoursText(page, widget) : '');
  const look = () => {
    if (drawn.signal.aborted || store.getState()[widget.id]?.phase !== 'active') return;
    drawn.abort();
    // Hours that cannot be had keep nobody from writing.
    if (agentHours || isOfHours) withRules(page, arrange, draw);
    else draw();
  };
  store.subscribe(look, drawn.signal);
}

const isWaiting = ({ delaySeconds = 0, scrollPercent, exitIntent }: TriggerRules) =>
  delaySeconds > 0 || scrollPercent !== undefined || exitIntent;

function startWidget(page: ContactPage, widget: WidgetRecord): void {
  const { store, context, signal } = page;
  const { environment } = context;
  const { id, triggers: rules } = widget;
  // Another copy of the widget, ours or the plugin's, was faster.
  if (signal.aborted || environment.document.getElementById(`chaty-widget-${id}`)) return;
  store.dispatch({ kind: 'admit', id });
  drawWhenActive(page, widget);
  tellPage(environment, 'started', { widgetId: id });
  const show = (by: WidgetState['shownBy'] = 'triggers') => store.dispatch({ kind: 'show', id, by });
  // Someone who saw the widget in the last two days is not made to wait again.
  if (!isWaiting(rules) || !isVisitDue(environment, id, WIDGET_VIEWED)) {
    show();
    return;
  }
  const shown = childController(signal);
  store.subscribe(() => store.getState()[id]?.phase !== 'waiting' && shown.abort(), shown.signal);
  const startMs = environment.clock.now();
  withRules(
    { context, signal: shown.signal },
    ({ watchTriggers }) => watchTriggers(page, { rules, startMs, signal: shown.signal, show }),
    show,
  );
}

/** Starts every widget that no rule keeps away. */
function startWidgets(page: ContactPage): void {
  for (const widget of page.widgets) {
    const isForAll = widget.countries.length === 0;
    if (!hasChannels(widget.channels, page.device)) continue;
    const start = () => startWidget(page, widget);
    if (isForAll && !widget.hasSchedule && !widget.hasSources && !widget.hasCart) start();
    else
      withRules(
        page,
        ({ judgeWidget }) => judgeWidget(page, widget, (suppression) => suppression ?? start()),
        // Nobody can say whether it is kept away: rather there than out of reach, unless the owner decided otherwise.
        () => {
          if (isForAll || page.context.settings.countryFallback === 'show') start();
        },
      );
  }
}

/** The widgets of a page and what stands behind them, wherever they were written. */
export interface ContactSource {
  /** In the shape in which everybody writes widgets. */
  readonly widgets: unknown;
  /** How messages name their place. */
  readonly name?: string;
  readonly server: ContactServer;
}

/** What a start needs from the island. */
export interface ContactStart {
  readonly context: IslandContext<ContactOptions>;
  readonly source: ContactSource;
  readonly signal: AbortSignal;
  /** The started widgets answer what the page calls. */
  readonly answer: (calls: ContactCalls) => void;
}

/** Starts all widgets of a page. */
export function startContact({ context, source, signal, answer }: ContactStart): void {
  const { window, document, logger } = context.environment;
  const given = readTexts(document, parseJson(source.widgets));
  const widgets = readWidgets(given, logger.warn, source.name);
  if (widgets.length === 0) logger.note("Chaty widget doesn't exists");
  const page: ContactPage = {
    context,
    signal,
    server: source.server,
    widgets,
    device: readDevice(window.navigator.userAgent),
    consent: openConsent(window),
    store: createStore(reduceContact, {}),
  };
  const start = () => {
    startWidgets(page);
    const calls = createCalls(page);
    answer(calls);
    watchOpeners(page, calls);
    // A tag that is not told harms nobody.
    if (widgets.some(({ raw }) => isGiven(raw.ads)))
      loadAds(signal).then(
        ({ tellAds }) => tellAds(page),
        () => {},
      );
    if (window.location.search.includes('hadaya_debug')) withRules(page, ({ answerDebug }) => answerDebug(page));
  };
  const ids = widgets.map(({ id }) => id);
  if (hasOlderVisits(context.environment, ids))
    withRules(
      page,
      ({ keepOlderVisits }) => {
        keepOlderVisits(context.environment, ids);
        start();
      },
      start,
    );
  // Reading and drawing are two tasks, so that neither holds up what the visitor does meanwhile.
  else context.environment.clock.after(0, start, signal);
}
