/**
 * The npm entry: the script tag as text, and the function that adds it to a page. The tag's own script is `bundle.ts`.
 */
export { LoadError, load, type TagOptions, tag } from './npm/index.ts';
