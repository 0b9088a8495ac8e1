/** Slides as the server printed them: their nodes, plan and texts, and the builder’s own slider on them. */

export { answerArrows, nameArrows } from './dom/answerArrows.ts';
export { endForeignSlider, findForeignSlider, watchForeignSlider } from './dom/endForeignSlider.ts';
export { readDevices } from './dom/readDevices.ts';
export { INSTANCE, readInstance } from './dom/readInstance.ts';
export { readSlider, type SliderParts } from './dom/readSlider.ts';
export { readSliderTexts, type SliderTexts } from './dom/sliderTexts.ts';
export { planSlider, readSize, type SliderPlan, type SlideSizes } from './model/planSlider.ts';
export type { Device } from './model/responsiveValue.ts';
export { createView, PAUSE, type SliderStore } from './sliderView.ts';
