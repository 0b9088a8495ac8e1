/**
 * Exports everything that renders slides which the server did not print. It is one file, because a gallery with printed
 * slides needs none of it until the visitor makes a choice.
 */
export { Fade } from './Fade.tsx';
export { OwnSet } from './OwnSet.tsx';
export { drawPlainFrame } from './PlainFrame.tsx';
export { WithoutPrinted } from './WithoutPrinted.tsx';
