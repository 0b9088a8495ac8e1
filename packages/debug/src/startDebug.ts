import { createClock, createEnvironment, createStore, lazyPart, type PageWindow, type Store } from '@hadaya/core';
import { describeSource, explainAttribution } from './dom/explainAttribution.ts';
import { type HeardLine, hearConsole } from './dom/hearConsole.ts';
import { readPageFacts } from './dom/readPageFacts.ts';
import { keepReport, type PanelReport, reportText } from './model/panelReport.ts';
import { readReport } from './model/readReport.ts';

const loadPanel = lazyPart(() => import('./drawPanel.tsx'));
const REFRESH_MS = 1000;
const STARTED_KEY = Symbol.for('hadaya.debug');

/**
 * Collects explanations from all islands, which answer the event `hadaya:explain` synchronously through `detail.say`.
 */
function askIslands({ document, CustomEvent }: PageWindow): readonly string[] {
  const lines: string[] = [];
  const say = (line: unknown) => lines.push(String(line));
  document.dispatchEvent(new CustomEvent('hadaya:explain', { detail: { say } }));
  return lines;
}

/** Opens the panel; the page must have a body. If its file or React fails to load, logs the report to the console. */
function openPanel(page: PageWindow, report: Store<PanelReport, PanelReport>, life: AbortController): void {
  const environment = createEnvironment(page);
  const { signal } = life;
  const onClose = () => life.abort();
  const tell = () => environment.logger.note(reportText(report.getState()));
  const tellInstead = () => {
    tell();
    report.subscribe(tell, signal);
  };
  const fail = (thrown: unknown) => {
    environment.logger.warn('the diagnostics panel failed, so its report is in the console', thrown);
    tellInstead();
  };
  const open = loadPanel.starter(
    { environment, signal },
    ({ drawPanel }) =>
      drawPanel(
        { island: 'debug', element: page.document.body, settings: {}, environment, signal, fail },
        { report, onClose },
      ),
    tellInstead,
  );
  open();
}

/**
 * Shows the owner what Hadaya does on this page: its version, widgets and their state, why something is hidden, and
 * problems in the settings. Runs once per page. Start it before the islands, so that it receives all their messages.
 * Returns a function that stops it.
 */
export function startDebug(page: PageWindow): () => void {
  const life = new AbortController();
  const { signal } = life;
  const end = () => life.abort();
  if (Reflect.has(page, STARTED_KEY)) return end;
  Reflect.set(page, STARTED_KEY, true);
  const heard: HeardLine[] = [];
  hearConsole(page, (line) => heard.push(line), signal);
  explainAttribution(page, signal);

  const report = createStore(keepReport, { title: '', sections: [] });
  let isOpen = false;
  const update = () => {
    if (!page.document.body) return;
    const read = (isExplanation: boolean) =>
      heard.filter((line) => line.isExplanation === isExplanation).map(({ text }) => text);
    const { title, widgets, problems, notes, details } = readReport(readPageFacts(page), read(false));
    const source = describeSource(page);
    report.dispatch({
      title,
      sections: [
        { heading: 'widgets', lines: [...widgets, ...askIslands(page), ...read(true)] },
        { heading: 'problems', lines: problems },
        { heading: 'notes', lines: notes },
        { heading: 'details', lines: source ? [...details, source.exact] : details },
      ],
    });
    if (!isOpen) openPanel(page, report, life);
    isOpen = true;
  };
  createClock(page).every(REFRESH_MS, update, signal);
  update();
  return end;
}
