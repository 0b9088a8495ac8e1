/** Videos: recognised by URL, shown as a poster with a play button, loaded on play and paused when not visible. */
export { type PlayerOptions, playerAddress, watchAddress } from './model/playerAddress.ts';
export { readVideoAddress, type VideoProvider, type VideoSource } from './model/readVideoAddress.ts';
export { holdPlayers, pausePlayers } from './pausePlayers.ts';
export { type PreloadOptions, preloadVideoFile } from './preloadVideoFile.ts';
export { drawVideo, VideoFacade, type VideoFacadeProps } from './VideoFacade.tsx';
export { readSlideFilm, type SlideFilm, VIDEO_STYLES, type VideoSlide, VideoStack } from './VideoStack.tsx';
export { createVideoTexts, type VideoTexts } from './videoTexts.ts';
