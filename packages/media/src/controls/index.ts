/** The controls of slides, each drawn in one place for all that moves: arrows, the switch of slides that move by themselves, signs. */
export { AutoplaySwitch } from './AutoplaySwitch.tsx';
export { ControlIcon, Sign } from './ControlIcon.tsx';
export { SlideArrow } from './SlideArrow.tsx';
