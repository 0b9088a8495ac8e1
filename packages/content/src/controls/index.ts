/**
 * Controls of a slider: a pause button, arrows, dots or a counter, and announcements at the ends. Importing this loads
 * React.
 */
export { renderControls, SliderControls, type SliderControlsProps } from './SliderControls.tsx';
