/** Pure functions and types for a page's widgets: shared data, state, and public attributes. */
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
