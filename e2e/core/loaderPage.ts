import { builtFile } from '../kit/builtFile.ts';

/** Markup that wants the swatches. */
export const FORM = '<form class="variations_form"><p>Form</p></form>';
/** Address of the loader. */
export const TAG = '/dist/hadaya.min.js';
const COUNTING_MODULE = 'window.hadaya.runs = (window.hadaya.runs ?? 0) + 1;';

/** Puts a module that only counts in the place of the swatches. */
export const countRuns = (
  servePage: (path: string, page: { html: string; headers: Record<string, string> }) => string,
  folder = '/dist/',
) =>
  servePage(`${folder}${builtFile('swatches')}`, {
    html: COUNTING_MODULE,
    headers: { 'content-type': 'text/javascript' },
  });

/** How often the counting module has run, as code for the page. */
export const runs = 'window.hadaya && window.hadaya.runs';
