import { useLayoutEffect } from 'react';
import { adoptCss } from './adoptCss.ts';

/** Keeps a style sheet on the page, behind all others, once it is there and as long as the component is. */
export function useCss(css: string | undefined): void {
  useLayoutEffect(() => (css === undefined ? undefined : adoptCss(window, css)), [css]);
}
