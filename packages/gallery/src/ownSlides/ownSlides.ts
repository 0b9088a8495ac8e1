/**
 * Everything needed to show slides that the server did not print, in one file, because none of it is needed before a
 * choice.
 */
export { Fade } from './Fade.tsx';
export { OwnSet } from './OwnSet.tsx';
export { drawPlainFrame } from './PlainFrame.tsx';
export { WithoutPrinted } from './WithoutPrinted.tsx';
