/**
 * Sliders that scroll natively until they need Swiper (`./engine`), and names for slides; `./autoplay` advances the
 * slides.
 */
export { createCarousel } from './createCarousel.ts';
export { createSlider, type LightSlider } from './createSlider.ts';
export { createStrip } from './createStrip.ts';
export { labelSlides } from './labelSlides.ts';
export { pictureStyle } from './pictureStyle.ts';
export type {
  Slider,
  SliderOptions,
} from './sliderOptions.ts';
