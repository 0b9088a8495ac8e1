/** What is drawn over slides: the switch, arrows, dots or a counter, and what is said at the ends. It brings React along. */
export { renderControls, SliderControls, type SliderControlsProps } from './SliderControls.tsx';
