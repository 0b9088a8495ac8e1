export { blockDetection } from './detect.ts';
