import { isOn } from '@hadaya/core';

/** How a video widget plays. */
export interface VideoPlan {
  /** Address of the film as the page's author gave it. */
  readonly address: string | undefined;
  /** It starts by itself, or waits for the visitor. */
  readonly start: 'self' | 'visitor';
  /** With `view` a film that starts by itself waits until it is seen. */
  readonly waits: 'load' | 'view';
  readonly opensLightbox: boolean;
  readonly isMuted: boolean;
  readonly isLooping: boolean;
  readonly hasControls: boolean;
  readonly hasRelated: boolean;
  readonly hasCaptions: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const ADDRESS_KEYS: Readonly<Record<string, string>> = {
  youtube: 'youtube_url',
  vimeo: 'vimeo_url',
  dailymotion: 'dailymotion_url',
  videopress: 'videopress_url',
};

function readAddress(values: Values): string | undefined {
  const key = ADDRESS_KEYS[String(values.video_type ?? 'youtube')];
  const address = key === undefined ? undefined : values[key];
  return typeof address === 'string' && address !== '' ? address : undefined;
}

/** Adds the seconds of start and end to a player's address. */
function addTimes(address: string | undefined, { start, end }: Values): string | undefined {
  if (!address || !URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries({ start, end })) {
    if (Number(value) > 0) url.searchParams.set(name, String(Number(value)));
  }
  return url.href;
}

/** Reads the settings of a video widget; absent switches are off. */
export function planVideo(values: Values): VideoPlan {
  const isYoutube = (values.video_type ?? 'youtube') === 'youtube';
  const address = readAddress(values);
  return {
    address: isYoutube ? addTimes(address, values) : address,
    start: isOn(values.autoplay) ? 'self' : 'visitor',
    waits: isOn(values.lazy_load) ? 'view' : 'load',
    opensLightbox: isOn(values.lightbox),
    isMuted: isOn(values.mute),
    isLooping: isOn(values.loop),
    hasControls: !isYoutube || isOn(values.controls),
    hasRelated: isOn(values.rel),
    hasCaptions: isOn(values.cc_load_policy),
  };
}
