/** Videos: recognised by address, shown as a poster with a play button, loaded on play, paused politely. */
export { type PlayerOptions, playerAddress, watchAddress } from './model/playerAddress.ts';
export { readVideoAddress } from './model/readVideoAddress.ts';
export type { VideoProvider, VideoSource } from './model/videoSource.ts';
export { pausePlayers } from './pausePlayer.ts';
export { preloadFile as preloadVideoFile } from './preloadFile.ts';
export type { PreloadOptions } from './preloadVideoFile.ts';
export { VideoFacade, type VideoFacadeProps } from './VideoFacade.tsx';
export { VIDEO_STYLES } from './videoStyles.ts';
export { createVideoTexts, type VideoTexts } from './videoTexts.ts';
