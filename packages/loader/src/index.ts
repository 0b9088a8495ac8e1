/**
 * The npm entry: the script tag as text, and the function that adds it to a page. The tag's own script is `bundle.ts`.
 */
export { load } from './load.ts';
export { LoadError, type TagOptions, tag } from './tag.ts';
