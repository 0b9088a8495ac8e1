/** The running page of the tag builder. */
export { type BuilderData, startTagBuilder } from './startTagBuilder.ts';
