import { createClock, type PageWindow } from '@hadaya/core';
import { drawPanel, type Panel } from './dom/drawPanel.ts';
import { describeSource, explainAttribution } from './dom/explainAttribution.ts';
import { type HeardLine, hearConsole } from './dom/hearConsole.ts';
import { readPageFacts } from './dom/readPageFacts.ts';
import { readReport } from './model/readReport.ts';

const REFRESH_MS = 1000;
const STARTED_KEY = Symbol.for('hadaya.debug');

/** Asks every island that has something to explain; each answers at once by `detail.say`. */
function askIslands({ document, CustomEvent }: PageWindow): readonly string[] {
  const lines: string[] = [];
  const say = (line: unknown) => lines.push(String(line));
  document.dispatchEvent(new CustomEvent('hadaya:explain', { detail: { say } }));
  return lines;
}

/**
 * Shows the owner what Hadaya does on this page: its version, widgets and their state, why something is hidden, what is
 * wrong in the settings. Once a page; started before the islands it hears all of them. Answers what ends it.
 */
export function startDebug(page: PageWindow): () => void {
  const life = new AbortController();
  const end = () => life.abort();
  if (Reflect.has(page, STARTED_KEY)) return end;
  Reflect.set(page, STARTED_KEY, true);
  const heard: HeardLine[] = [];
  hearConsole(page, (line) => heard.push(line), life.signal);
  explainAttribution(page, life.signal);

  let panel: Panel | undefined;
  const update = () => {
    if (!page.document.body) return;
    panel ??= drawPanel(page, end, life.signal);
    const read = (isExplanation: boolean) =>
      heard.filter((line) => line.isExplanation === isExplanation).map(({ text }) => text);
    const { title, widgets, problems, notes, details } = readReport(readPageFacts(page), read(false));
    const source = describeSource(page);
    panel.update(title, [
      { heading: 'widgets', lines: [...widgets, ...askIslands(page), ...read(true)] },
      { heading: 'problems', lines: problems },
      { heading: 'notes', lines: notes },
      { heading: 'details', lines: source ? [...details, source.exact] : details },
    ]);
  };
  createClock(page).every(REFRESH_MS, update, life.signal);
  update();
  return end;
}
