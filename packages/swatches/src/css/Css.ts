import { useLayoutEffect } from 'react';
import { adoptCss } from '../styles/adoptCss.ts';

/**
 * Adds a style sheet after all other sheets of the page while mounted. It does so in a layout effect, so that
 * components that mount later are measured with these styles.
 */
export function Css({ css }: { readonly css: string }): null {
  useLayoutEffect(() => adoptCss(window, css), [css]);
  return null;
}
