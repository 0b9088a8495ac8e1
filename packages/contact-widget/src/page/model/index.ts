/** The widgets of a page: what they share, their state, what they tell the page: the pure part. */
export {
  type ChatRequest,
  DEFAULT_CHAT,
  findWidgetId,
  isOfHover,
  isPanelOpen,
  type Opener,
  type OpenPart,
  type PageLink,
  type WidgetState,
} from './contactState.ts';
export { readHostAttributes } from './readHostAttributes.ts';
export { textProfile } from './textProfile.ts';
