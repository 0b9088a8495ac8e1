import type { Store } from '@hadaya/core';
import { keepScroll } from '@hadaya/core/overlay';
import { useStore } from '@hadaya/core/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { explainInArabic } from '../model/explainInArabic.ts';
import { type PanelReport, type PanelSection, type PanelStrings, reportText } from '../model/panelReport.ts';

export interface PanelProps {
  readonly report: Pick<Store<PanelReport, never>, 'getState' | 'subscribe'>;
  readonly strings: PanelStrings;
  /** Copies text to the clipboard; rejects if the browser blocks it. */
  readonly copy: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Renders a console line, followed on Arabic pages by its meaning: owners search for the line and read the meaning. */
function Line({ line, strings }: { readonly line: string; readonly strings: PanelStrings }): ReactElement {
  const meaning = strings.language === 'ar' ? explainInArabic(line) : '';
  return (
    <li>
      <span lang="en" dir="ltr">
        {line}
      </span>
      {meaning !== '' && <p>{meaning}</p>}
    </li>
  );
}

function Section({ heading, lines, strings }: PanelSection & { readonly strings: PanelStrings }): ReactElement {
  const different = [...new Set(lines)];
  const title = `${strings[heading]} (${different.length})`;
  const list = (
    <ul>
      {different.map((line) => (
        <Line key={line} line={line} strings={strings} />
      ))}
    </ul>
  );
  // The details are collapsed, because shop owners do not need them.
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

/**
 * Renders the diagnostics panel. Its labels are in the page's language; its lines are in English, as in the console.
 */
export function Panel({ report, strings, copy, onClose }: PanelProps): ReactElement {
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
      () => setSaid(strings.copied),
      () => setSaid(strings.refused),
    );
  return (
    <aside aria-label={strings.panel} lang={strings.language} dir={strings.direction}>
      <header>
        <h2>{shown.title}</h2>
        <button type="button" onClick={copyReport}>
          {strings.copy}
        </button>
        <button type="button" onClick={onClose}>
          {strings.close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this area */}
      <div className="body" tabIndex={0} ref={body}>
        {shown.sections
          .filter(({ lines }) => lines.length > 0)
          .map((section) => (
            <Section key={section.heading} {...section} strings={strings} />
          ))}
      </div>
      <p role="status">{said}</p>
    </aside>
  );
}
