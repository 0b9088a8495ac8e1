export { followInput } from './followInput.ts';
export { moveByKey, moveFocus } from './moveByKey.ts';
export { takeEarlyTap } from './takeEarlyTap.ts';
