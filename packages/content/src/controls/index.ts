/** The controls that we draw for what moves by itself: pause, arrows, what is said at the ends. */
export { type ControlsPlan, createView, drawControls, PAUSE, type SliderView } from './dom/drawControls.ts';
