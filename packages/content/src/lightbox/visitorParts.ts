/** One file for what a visitor reaches for: the large view of a picture or film, and the player of a host's film. */

export { startPlayer } from '../video/startPlayer.ts';
export { openLink } from './openLink.ts';
