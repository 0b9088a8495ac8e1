import { useLayoutEffect } from 'react';
import { adoptCss } from './adoptCss.ts';

/** Keeps a style sheet on the page, behind all others, as long as the component is there. */
export function useCss(css: string): void {
  useLayoutEffect(() => adoptCss(window, css), [css]);
}
