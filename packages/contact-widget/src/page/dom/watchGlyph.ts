import { childController, type Environment, listen } from '@hadaya/core';

export interface Glyph {
  readonly letter: string;
  readonly family: string;
  readonly weight: string;
}

function readGlyph({ window, document }: Environment, className: string): Glyph | undefined {
  const probe = document.createElement('i');
  probe.className = className;
  probe.ariaHidden = 'true';
  probe.style.cssText = 'position:absolute;visibility:hidden';
  document.body.append(probe);
  const { content, fontFamily, fontWeight } = window.getComputedStyle(probe, '::before');
  probe.remove();
  const letter = /^"([^"]+)"/.exec(content)?.[1];
  return letter === undefined ? undefined : { letter, family: fontFamily, weight: fontWeight };
}

/**
 * Reports the glyph and font that an icon's class names select. The page's style sheets do not reach into a shadow
 * root, but its fonts do. Checks again after each loaded resource until the icon font's sheet has loaded.
 */
export function watchGlyph(
  environment: Environment,
  className: string,
  { signal, onGlyph }: { readonly signal: AbortSignal; readonly onGlyph: (glyph: Glyph) => void },
): void {
  const found = childController(signal);
  const look = () => {
    const glyph = signal.aborted ? undefined : readGlyph(environment, className);
    if (!glyph) return;
    found.abort();
    onGlyph(glyph);
  };
  const until = { signal: found.signal };
  listen(environment.document, 'load', look, { ...until, capture: true });
  listen(environment.window, 'load', look, until);
  look();
}
