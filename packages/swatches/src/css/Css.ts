import { useLayoutEffect } from 'react';
import { adoptCss } from '../styles/adoptCss.ts';

/**
 * Keeps a style sheet in the page, after all others, while mounted. It is a layout effect so that whatever mounts after
 * it is measured with these styles.
 */
export function Css({ css }: { readonly css: string }): null {
  useLayoutEffect(() => adoptCss(window, css), [css]);
  return null;
}
