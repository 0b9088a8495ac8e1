/** What an npm project takes: the script tag as text, and the call that adds it to a page. The tag's own script is `bundle.ts`. */
export { load } from './npm/load.ts';
export { LoadError, type TagOptions, tag } from './npm/tag.ts';
