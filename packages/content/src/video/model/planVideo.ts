import { isOn } from '@hadaya/core';
import { cleanFilmAddress, parseAddress } from '@hadaya/media/address';

export interface VideoPlan {
  /** The author's URL, with start and end times added for YouTube; `undefined` if the author gave none. */
  readonly address: string | undefined;
  /** Host of the video, as passed to the owner's consent hook. */
  readonly provider: string;
  readonly startsItself: boolean;
  /** True if a video that starts automatically waits until it is in view. */
  readonly waitsForView: boolean;
  readonly opensLightbox: boolean;
  readonly isMuted: boolean;
  readonly isLooping: boolean;
  readonly hasControls: boolean;
  readonly hasRelated: boolean;
  readonly hasCaptions: boolean;
}

type Values = Readonly<Record<string, unknown>>;

function addTimes(address: string | undefined, { start, end }: Values): string | undefined {
  const url = address ? parseAddress(address) : undefined;
  if (!url) return address;
  for (const [name, value] of Object.entries({ start, end })) {
    if (Number(value) > 0) url.searchParams.set(name, String(Number(value)));
  }
  return url.href;
}

/**
 * Reads the settings of a video widget. Missing switches are off, except that players other than YouTube's always show
 * their controls.
 */
export function planVideo(values: Values): VideoPlan {
  const provider = String(values.video_type ?? 'youtube');
  const isYoutube = provider === 'youtube';
  const given = values[`${provider}_url`];
  const address = typeof given === 'string' && given.trim() ? cleanFilmAddress(given) : undefined;
  return {
    address: isYoutube ? addTimes(address, values) : address,
    provider,
    startsItself: isOn(values.autoplay),
    waitsForView: isOn(values.lazy_load),
    opensLightbox: isOn(values.lightbox),
    isMuted: isOn(values.mute),
    isLooping: isOn(values.loop),
    hasControls: !isYoutube || isOn(values.controls),
    hasRelated: isOn(values.rel),
    hasCaptions: isOn(values.cc_load_policy),
  };
}
