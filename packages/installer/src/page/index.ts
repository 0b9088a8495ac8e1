/** The script of the tag builder's page. */
export { type BuilderData, startTagBuilder } from './startTagBuilder.ts';
