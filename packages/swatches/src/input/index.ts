export { followInput } from './followInput.ts';
export { moveByKey, moveFocus } from './moveByKey.ts';
