import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Finding } from '../check/index.ts';
import type { PageTexts } from './builderPage.ts';

function Line({ finding, texts }: { readonly finding: Finding; readonly texts: PageTexts }): ReactElement {
  const { kind, text, values = {} } = finding;
  const message = (texts[`check_${text}`] ?? text).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
  return (
    <li data-finding={kind}>
      {texts[`kind_${kind}`]} {message}
    </li>
  );
}

export function openFindings(list: HTMLElement, texts: PageTexts): (findings: readonly Finding[]) => void {
  const root = createRoot(list);
  return (findings) =>
    root.render(findings.map((finding) => <Line key={JSON.stringify(finding)} finding={finding} texts={texts} />));
}
