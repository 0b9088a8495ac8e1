/** What stands in the page when other slides than the server's do, in one file: nobody needs it before a choice. */
export { Fade } from './Fade.tsx';
export { OwnSet } from './OwnSet.tsx';
export { drawPlainFrame } from './PlainFrame.tsx';
export { WithoutPrinted } from './WithoutPrinted.tsx';
