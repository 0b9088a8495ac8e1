/** The controls that all sliders share: arrows, the autoplay switch and icons. */
export { AutoplaySwitch } from './AutoplaySwitch.tsx';
export { ControlIcon, IconPath } from './ControlIcon.tsx';
export { SlideArrow } from './SlideArrow.tsx';
