/** The shared controls of everything that slides: arrows, the autoplay switch, icons. */
export { AutoplaySwitch } from './AutoplaySwitch.tsx';
export { ControlIcon, IconPath } from './ControlIcon.tsx';
export { SlideArrow } from './SlideArrow.tsx';
