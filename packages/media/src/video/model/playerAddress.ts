import type { VideoSource } from './readVideoAddress.ts';

export interface PlayerOptions {
  /** Origin of the page; YouTube's player needs it to answer messages. */
  readonly origin: string;
  readonly isAutoplaying?: boolean;
  readonly isMuted?: boolean;
  readonly isLooping?: boolean;
  /** Shows the player's controls; on by default. */
  readonly hasControls?: boolean;
  /** Shows related videos from other channels at the end. */
  readonly hasRelated?: boolean;
  readonly hasCaptions?: boolean;
}

type Frame = Extract<VideoSource, { kind: 'frame' }>;

function build(address: string, fields: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== false) url.searchParams.set(name, value === true ? '1' : String(value));
  }
  return url.href;
}

/**
 * For a playlist or a channel, the path segment that replaces the video id, and the query parameter that contains the
 * list's or channel's id.
 */
const YOUTUBE_PATHS = { playlist: ['videoseries', 'list'], channel: ['live_stream', 'channel'] } as const;

function buildYoutube({ id, of, list, start, end }: Frame, options: PlayerOptions): string {
  const [path, name] = of === 'playlist' || of === 'channel' ? YOUTUBE_PATHS[of] : [id, undefined];
  return build(`https://www.youtube-nocookie.com/embed/${path}`, {
    ...(name ? { [name]: id } : {}),
    ...(list ? { list } : {}),
    enablejsapi: true,
    origin: options.origin,
    playsinline: true,
    autoplay: options.isAutoplaying,
    mute: options.isMuted,
    loop: options.isLooping,
    playlist: options.isLooping && !name && !list ? id : undefined,
    controls: options.hasControls === false ? '0' : undefined,
    rel: options.hasRelated ? undefined : '0',
    cc_load_policy: options.hasCaptions,
    start,
    end,
  });
}

function buildVimeo({ id, of, hash, start, isBackground }: Frame, options: PlayerOptions): string {
  if (of) return `${watchVimeo({ id, of })}/embed${hash ? `/${hash}` : ''}`;
  const address = build(`https://player.vimeo.com/video/${id}`, {
    h: hash,
    api: true,
    dnt: true,
    autoplay: options.isAutoplaying,
    muted: options.isMuted,
    loop: options.isLooping,
    background: isBackground,
    controls: options.hasControls === false ? '0' : undefined,
  });
  return start === undefined ? address : `${address}#t=${start}s`;
}

function watchVimeo({ id, of, hash }: Pick<Frame, 'id' | 'of' | 'hash'>): string {
  return `https://vimeo.com/${of ? `${of}/` : ''}${id}${hash ? `/${hash}` : ''}`;
}

function watchYoutube({ id, of, list }: Frame): string {
  if (of === 'channel') return `https://www.youtube.com/channel/${id}/live`;
  return `https://www.youtube.com/${of === 'playlist' ? 'playlist?list' : 'watch?v'}=${id}${list ? `&list=${list}` : ''}`;
}

/** Returns the URL of the frame that plays a video, on the host's cookieless domain if there is one. */
export function playerAddress(video: Frame, options: PlayerOptions): string {
  const common = { autoplay: options.isAutoplaying, mute: options.isMuted, loop: options.isLooping };
  if (video.provider === 'youtube') return buildYoutube(video, options);
  if (video.provider === 'vimeo') return buildVimeo(video, options);
  if (video.provider === 'dailymotion') return build(`https://www.dailymotion.com/embed/video/${video.id}`, common);
  return build(`https://videopress.com/embed/${video.id}`, { ...common, autoPlay: options.isAutoplaying });
}

/** Returns the URL at which visitors can watch the video if it does not play here. */
export function watchAddress(video: VideoSource): string {
  if (video.kind === 'file') return video.address;
  const { provider, id } = video;
  if (provider === 'youtube') return watchYoutube(video);
  if (provider === 'vimeo') return watchVimeo(video);
  return provider === 'dailymotion' ? `https://www.dailymotion.com/video/${id}` : `https://videopress.com/v/${id}`;
}
