import { builtFile } from '../kit/builtFile.ts';

/** Markup that makes the loader start the swatches. */
export const FORM = '<form class="variations_form"><p>Form</p></form>';
/** URL path of the loader. */
export const TAG = '/dist/hadaya.min.js';
const COUNTING_MODULE = 'window.hadaya.runs = (window.hadaya.runs ?? 0) + 1;';

/** Replaces the swatches with a module that counts its runs. */
export const countRuns = (
  servePage: (path: string, page: { html: string; headers: Record<string, string> }) => string,
  folder = '/dist/',
) =>
  servePage(`${folder}${builtFile('swatches')}`, {
    html: COUNTING_MODULE,
    headers: { 'content-type': 'text/javascript' },
  });

/** Expression that returns how many times the counting module has run. */
export const runs = 'window.hadaya && window.hadaya.runs';
