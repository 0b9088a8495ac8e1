import { childController, createOwnRoot, type IslandContext, lazyPart } from '@hadaya/core';
import { type ContactCalls, createCalls, watchOpeners } from './calls/index.ts';
import { hasOlderVisits, isVisitDue, WIDGET_VIEWED } from './counting/index.ts';
import { tellPage } from './events.ts';
import { openWidget } from './launcher/index.ts';
import {
  type ContactPage,
  type ContactSource,
  createPage,
  followPage,
  putFixed,
  readHostAttributes,
  type WidgetState,
} from './page/index.ts';
import type { ContactOptions } from './settings.ts';
import { readTexts } from './translation/index.ts';
import {
  hasChannels,
  isGiven,
  parseJson,
  readWidgets,
  type TriggerRules,
  type WidgetRecord,
} from './widget/model/index.ts';

const loadTriggers = lazyPart(() => import('./triggers/triggers.ts'));
const loadAgentHours = lazyPart(() => import('./hours/agentHours.ts'));
const loadAds = lazyPart(() => import('./counting/tellAds.ts'));
const loadOlderVisits = lazyPart(() => import('./counting/dom/keepOlderVisits.ts'));

/** Loads a module that only some owners or visitors need. If it fails to load, `otherwise` runs instead. */
function withPart<Part>(
  { context: { fail }, signal }: Pick<ContactPage, 'context' | 'signal'>,
  load: (signal: AbortSignal) => Promise<Part>,
  use: (part: Part) => unknown,
  otherwise: () => void = () => {},
): void {
  load(signal)
    .then(use, () => signal.aborted || otherwise())
    .catch(fail);
}

function createPlaceholder({ context, signal }: ContactPage, widget: WidgetRecord): HTMLElement {
  const { document } = context.environment;
  const state = { phase: 'waiting', isPanelOpen: false, isNew: true } as const;
  const host = createOwnRoot(document, 'div', context.island, readHostAttributes(widget, state));
  putFixed(context.environment, host);
  signal.addEventListener('abort', () => host.remove());
  return host;
}

/**
 * Renders a widget, with its opening hours and agents' hours applied, when it first becomes active; hides it again
 * after the delay that the owner set.
 */
function drawWhenActive(page: ContactPage, widget: WidgetRecord, onDrawn: () => void): void {
  const { store, signal, context } = page;
  const { hoursMode, agentHours } = context.settings;
  const node = createPlaceholder(page, widget);
  const drawn = childController(signal);
  const isOfHours = hoursMode === 'status' && widget.hasSchedule;
  const draw = (arranged = widget, hoursText = '') => {
    if (signal.aborted) return;
    openWidget(page, arranged, { node, hoursText }, tellDrawn);
  };
  const tellDrawn = () => {
    onDrawn();
    const { id, hideAfterSeconds: seconds } = widget;
    const leave = () => store.dispatch({ kind: 'hide', id });
    if (seconds !== undefined)
      withPart(page, loadTriggers, (part) => part.afterSeenSeconds(context.environment, { seconds, signal }, leave));
  };
  const readPeople = () => loadAgentHours(signal).then(({ arrangeWidget }) => arrangeWidget(page, widget));
  const readText = () => loadTriggers(signal).then(({ readHoursText }) => readHoursText(page, widget));
  const readHours = () => Promise.all([agentHours ? readPeople() : widget, isOfHours ? readText() : '']);
  const look = () => {
    if (drawn.signal.aborted || store.getState()[widget.id]?.phase !== 'active') return;
    drawn.abort();
    // If the hours fail to load, the widget still appears, because visitors must be able to write.
    if (agentHours || isOfHours) withPart(page, readHours, ([arranged, text]) => draw(arranged, text), draw);
    else draw();
  };
  store.subscribe(look, drawn.signal);
}

const isWaiting = ({ delaySeconds = 0, scrollPercent, exitIntent }: TriggerRules) =>
  delaySeconds > 0 || scrollPercent !== undefined || exitIntent;

/**
 * Keeps a widget without a corner button on the page only while part of it is open. When that part closes, restores the
 * focus without scrolling the page.
 */
function followOpened({ store, context, signal }: ContactPage, { id }: WidgetRecord): void {
  const { document, clock } = context.environment;
  let before: Element | null = null;
  const isAtRest = () => store.getState()[id]?.phase === 'active' && store.getState()[id]?.open.kind === 'collapsed';
  // Runs after the change has rendered: a widget with only one channel closes its list before it opens the panel, so it briefly looks closed.
  const leave = () => {
    if (!isAtRest()) return;
    const isAway = document.activeElement === document.body || document.activeElement?.id === `chaty-widget-${id}`;
    store.dispatch({ kind: 'hide', id });
    if (isAway && before instanceof context.environment.window.HTMLElement) before.focus({ preventScroll: true });
    before = null;
  };
  const look = () => {
    if (isAtRest()) clock.after(0, leave, signal);
    else if (store.getState()[id]?.phase === 'active') before ??= document.activeElement;
  };
  store.subscribe(look, signal);
}

function startWidget(page: ContactPage, widget: WidgetRecord, onDrawn: () => void): void {
  const { store, context, signal } = page;
  const { environment } = context;
  const { id, triggers: rules } = widget;
  // Another copy of the widget, Hadaya's or the replaced plugin's, is already running.
  if (signal.aborted || environment.document.getElementById(`chaty-widget-${id}`)) return;
  store.dispatch({ kind: 'admit', id });
  drawWhenActive(page, widget, onDrawn);
  tellPage(environment, 'started', { widgetId: id });
  if (!widget.hasLauncher) {
    followOpened(page, widget);
    return;
  }
  const show = (by: WidgetState['shownBy'] = 'triggers') => store.dispatch({ kind: 'show', id, by });
  // A visitor who saw the widget in the last two days need not wait again.
  if (!isWaiting(rules) || !isVisitDue(environment, id, WIDGET_VIEWED)) {
    show();
    return;
  }
  const shown = childController(signal);
  store.subscribe(() => store.getState()[id]?.phase !== 'waiting' && shown.abort(), shown.signal);
  const startMs = environment.clock.now();
  withPart(
    { context, signal: shown.signal },
    loadTriggers,
    ({ watchTriggers }) => watchTriggers(page, { rules, startMs, signal: shown.signal, show }),
    show,
  );
}

/** Starts every widget that has a usable channel and that no rule excludes. */
function startWidgets(page: ContactPage): void {
  let isFollowed = false;
  const follow = () => {
    if (!isFollowed) followPage(page);
    isFollowed = true;
  };
  for (const widget of page.widgets) {
    const isForAll = widget.countries.length === 0;
    if (!hasChannels(widget.channels, page.device)) continue;
    const start = () => startWidget(page, widget, follow);
    if (isForAll && !widget.hasSchedule && !widget.hasSources && !widget.hasCart) start();
    else
      withPart(
        page,
        loadTriggers,
        ({ judgeWidget }) => judgeWidget(page, widget, (suppression) => suppression ?? start()),
        // If the rules fail to load, the widget appears, unless it has a country list and the owner hides such widgets
        // when the country is unknown.
        () => {
          if (isForAll || page.context.settings.countryFallback === 'show') start();
        },
      );
  }
}

export interface ContactStart {
  readonly context: IslandContext<ContactOptions>;
  readonly source: ContactSource;
  readonly signal: AbortSignal;
  /** Connects the page's function calls to the started widgets. */
  readonly answer: (calls: ContactCalls) => void;
}

/** Reads a page's widgets, starts them, and connects the page's function calls and openers to them. */
export function startContact({ context, source, signal, answer }: ContactStart): void {
  const { window, document, logger } = context.environment;
  const given = readTexts(document, parseJson(source.widgets));
  const widgets = readWidgets(given, logger.warn, source.name);
  if (widgets.length === 0) logger.note("Chaty widget doesn't exists");
  const page = createPage({ context, signal, server: source.server, widgets });
  const start = () => {
    startWidgets(page);
    const calls = createCalls(page);
    answer(calls);
    watchOpeners(page, calls);
    // If this module fails to load, only the ad events are missing.
    if (widgets.some(({ given }) => isGiven(given.ads))) withPart(page, loadAds, ({ tellAds }) => tellAds(page));
    if (window.location.search.includes('hadaya_debug'))
      withPart(page, loadTriggers, ({ answerDebug }) => answerDebug(page));
  };
  const ids = widgets.map(({ id }) => id);
  if (hasOlderVisits(context.environment, ids))
    withPart(
      page,
      loadOlderVisits,
      ({ keepOlderVisits }) => {
        keepOlderVisits(context.environment, ids);
        start();
      },
      start,
    );
  // Uses two tasks, so that neither reading nor rendering blocks input for long.
  else context.environment.clock.after(0, start, signal);
}
