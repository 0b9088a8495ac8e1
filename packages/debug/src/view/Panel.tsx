import type { Store } from '@hadaya/core';
import { keepScroll } from '@hadaya/core/overlay';
import { useStore } from '@hadaya/core/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { explainInArabic } from '../model/explainInArabic.ts';
import { type PanelReport, type PanelSection, type PanelWords, reportText } from '../model/panelReport.ts';

export interface PanelProps {
  readonly report: Pick<Store<PanelReport, never>, 'getState' | 'subscribe'>;
  readonly words: PanelWords;
  /** Copies a text to the clipboard; rejects if the browser blocks that. */
  readonly copy: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A line as on the console, followed by its meaning in Arabic: owners search for the first and read the second. */
function Line({ line, words }: { readonly line: string; readonly words: PanelWords }): ReactElement {
  const meaning = words.language === 'ar' ? explainInArabic(line) : '';
  return (
    <li>
      <span lang="en" dir="ltr">
        {line}
      </span>
      {meaning !== '' && <p>{meaning}</p>}
    </li>
  );
}

function Section({ heading, lines, words }: PanelSection & { readonly words: PanelWords }): ReactElement {
  const different = [...new Set(lines)];
  const title = `${words[heading]} (${different.length})`;
  const list = (
    <ul>
      {different.map((line) => (
        <Line key={line} line={line} words={words} />
      ))}
    </ul>
  );
  // Selectors are collapsed, because shop owners do not need them.
  return (
    <section>
      {heading === 'details' ? (
        <details>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          <h3>{title}</h3>
          {list}
        </>
      )}
    </section>
  );
}

/** The owner's panel. Its labels are in the page's language, its lines in English, as on the console. */
export function Panel({ report, words, copy, onClose }: PanelProps): ReactElement {
  const shown = useStore(report);
  const [said, setSaid] = useState('');
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = new AbortController();
    if (body.current) keepScroll(body.current, open.signal);
    return () => open.abort();
  }, []);
  const copyReport = () =>
    copy(reportText(shown)).then(
      () => setSaid(words.copied),
      () => setSaid(words.refused),
    );
  return (
    <aside aria-label={words.panel} lang={words.language} dir={words.direction}>
      <header>
        <h2>{shown.title}</h2>
        <button type="button" onClick={copyReport}>
          {words.copy}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is reached by keyboard */}
      <div className="body" tabIndex={0} ref={body}>
        {shown.sections
          .filter(({ lines }) => lines.length > 0)
          .map((section) => (
            <Section key={section.heading} {...section} words={words} />
          ))}
      </div>
      <p role="status">{said}</p>
    </aside>
  );
}
