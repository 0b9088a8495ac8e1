export { adoptCss } from './adoptCss.ts';
