/** Sliders: Swiper behind a small interface, autoplay with its rules of politeness, and the names that slides need. */
export { type Autoplay, type AutoplayOptions, type AutoplayState, createAutoplay } from './createAutoplay.ts';
export { createSlider } from './createSlider.ts';
export { labelSlides, type SlideLabels } from './labelSlides.ts';
export { type DepthEffect, type DepthName, loadEffect } from './loadEffect.ts';
export { pictureStyle } from './pictureStyle.ts';
export type { Slider, SliderBreakpoint, SliderEffect, SliderOptions } from './sliderOptions.ts';
