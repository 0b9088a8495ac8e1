import { useLayoutEffect } from 'react';
import { adoptCss } from '../styles/adoptCss.ts';

/**
 * Keeps a style sheet in the page, after all other sheets, while mounted. It uses a layout effect, so that components
 * that mount after it are measured with these styles.
 */
export function Css({ css }: { readonly css: string }): null {
  useLayoutEffect(() => adoptCss(window, css), [css]);
  return null;
}
