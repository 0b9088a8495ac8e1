export { Films } from './Films.tsx';
export { loadVideo } from './loadVideo.ts';
