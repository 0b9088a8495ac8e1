/**
 * All parts that show slides which the server did not print, in one file, because a gallery with printed slides needs
 * none of them until the visitor makes a choice.
 */
export { Fade } from './Fade.tsx';
export { OwnSet } from './OwnSet.tsx';
export { drawPlainFrame } from './PlainFrame.tsx';
export { WithoutPrinted } from './WithoutPrinted.tsx';
