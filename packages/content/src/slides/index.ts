/** Slides as the server printed them: nodes, plan, texts, and a slider of the builder’s own on them. */

import { lazyPart } from '@hadaya/core';

export { answerArrows, nameArrows } from './dom/answerArrows.ts';
export { endForeignSlider, findForeignSlider, watchForeignSlider } from './dom/endForeignSlider.ts';
export { readDevices } from './dom/readDevices.ts';
export { INSTANCE, readInstance } from './dom/readInstance.ts';
export { readSlider, type SliderParts } from './dom/readSlider.ts';
export { readSliderTexts, type SliderTexts } from './dom/sliderTexts.ts';
export { planSlider, readSize, type SliderPlan, type SlideSizes } from './model/planSlider.ts';
export type { Device } from './model/responsiveValue.ts';
export { createView, PAUSE, type SliderStore } from './sliderView.ts';
export { SliderControls, type SliderControlsProps } from './view/SliderControls.tsx';

/** What is drawn over a slider, when it is time for it. */
export const loadControls = lazyPart(() => import('./view/SliderControls.tsx'));
