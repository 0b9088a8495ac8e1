import type { VideoSource } from './readVideoAddress.ts';

/** How a player behaves. */
export interface PlayerOptions {
  /** Address of the page, which YouTube wants before it answers messages. */
  readonly origin: string;
  readonly isAutoplaying?: boolean;
  readonly isMuted?: boolean;
  readonly isLooping?: boolean;
  /** On by default. */
  readonly hasControls?: boolean;
  /** Related videos of others at the end. */
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

function buildYoutube({ id, start, end }: Frame, options: PlayerOptions): string {
  return build(`https://www.youtube-nocookie.com/embed/${id}`, {
    enablejsapi: true,
    origin: options.origin,
    playsinline: true,
    autoplay: options.isAutoplaying,
    mute: options.isMuted,
    loop: options.isLooping,
    playlist: options.isLooping ? id : undefined,
    controls: options.hasControls === false ? '0' : undefined,
    rel: options.hasRelated ? undefined : '0',
    cc_load_policy: options.hasCaptions,
    start,
    end,
  });
}

function buildVimeo({ id, hash, start, isBackground }: Frame, options: PlayerOptions): string {
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

/** Address of the frame that plays a video, on the host that sets no cookies where there is one. */
export function playerAddress(video: Frame, options: PlayerOptions): string {
  const common = { autoplay: options.isAutoplaying, mute: options.isMuted, loop: options.isLooping };
  if (video.provider === 'youtube') return buildYoutube(video, options);
  if (video.provider === 'vimeo') return buildVimeo(video, options);
  if (video.provider === 'dailymotion') return build(`https://www.dailymotion.com/embed/video/${video.id}`, common);
  return build(`https://videopress.com/embed/${video.id}`, { ...common, autoPlay: options.isAutoplaying });
}

/** Address under which a visitor watches the video when it does not play here. */
export function watchAddress(video: VideoSource): string {
  if (video.kind === 'file') return video.address;
  const { provider, id, hash } = video;
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  if (provider === 'vimeo') return `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`;
  return provider === 'dailymotion' ? `https://www.dailymotion.com/video/${id}` : `https://videopress.com/v/${id}`;
}
