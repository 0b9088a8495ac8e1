/** The controls around the stage. */
export { drawFrame } from './drawFrame.tsx';
