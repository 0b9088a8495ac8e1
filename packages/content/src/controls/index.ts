/**
 * Controls of a slider: a pause button, arrows, dots or a counter, and announcements of the first and last slide.
 * Importing this module loads React.
 */
export { renderControls, SliderControls, type SliderControlsProps } from './SliderControls.tsx';
