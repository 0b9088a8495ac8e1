import { useLayoutEffect } from 'react';
import { adoptCss } from '../styles/adoptCss.ts';

/** Keeps a style sheet on the page, behind all others, as long as it is drawn: before what follows it is measured. */
export function Css({ css }: { readonly css: string }): null {
  useLayoutEffect(() => adoptCss(window, css), [css]);
  return null;
}
