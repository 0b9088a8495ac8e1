/** The page of the tag builder at work. */
export { type BuilderData, startTagBuilder } from './startTagBuilder.ts';
