/** The tag for npm projects. */
export { load } from './load.ts';
export { LoadError, type TagOptions, tag } from './tag.ts';
