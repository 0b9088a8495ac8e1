import { VERSION } from '@hadaya/core';
import type { ReactNode } from 'react';

/** The owner's panel: one line for each widget, as text. */
export function DebugPanel({
  lines,
  onClose,
}: {
  readonly lines: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  return (
    <section aria-label="Hadaya contact widget diagnosis">
      <header>
        <strong>Hadaya {VERSION}: contact widget</strong>
        <button type="button" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
