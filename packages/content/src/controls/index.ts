/** Controls over slides: pause, arrows, dots or a counter, and announcements at the ends. Loads React. */
export { renderControls, SliderControls, type SliderControlsProps } from './SliderControls.tsx';
