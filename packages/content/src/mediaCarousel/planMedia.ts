import { isOn } from '@hadaya/core';
import { type Device, planSlider, readSize, type SliderPlan, type SlideSizes } from '../slides/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** Default number of slides in view per width range; ranges do not inherit from each other. */
type InView = Readonly<Record<string, number>> & { readonly desktop: number };

const CAROUSEL_IN_VIEW: InView = { mobile: 1, mobile_extra: 2, tablet: 2, desktop: 3 };
const THUMBNAILS_IN_VIEW: InView = { mobile: 3, mobile_extra: 4, tablet: 4, desktop: 5 };
const ONE_IN_VIEW: InView = { desktop: 1 };

export interface MediaPlan extends SliderPlan {
  readonly depth: 'coverflow' | 'cube' | undefined;
  /** Slide sizes for the thumbnail row; set only for the slideshow skin. */
  readonly thumbnails: { readonly sizes: SliderPlan['sizes']; readonly isCentered: boolean } | undefined;
}

export interface MediaOrigin {
  /** The widget's type, the part of `data-widget_type` before the dot. */
  readonly type: string;
  readonly devices: readonly Device[];
  readonly count: number;
}

interface SizePlan extends Pick<MediaOrigin, 'devices' | 'count'> {
  readonly values: Values;
  /** Settings key for the number of slides in view. */
  readonly key: string;
  readonly fallback: InView;
}

function readSizes({ values, devices, key, fallback, count }: SizePlan): SliderPlan['sizes'] {
  const sizeOf = ({ name }: Device): SlideSizes => {
    const suffix = name === 'desktop' ? '' : `_${name}`;
    const read = (setting: string) => readSize(values[`${setting}${suffix}`]);
    const perView = Math.max(1, Math.min(count, read(key) || (fallback[name] ?? fallback.desktop)));
    const perGroup = Math.max(1, Math.min(count, read('slides_to_scroll') || 1));
    return { perView, perGroup, gap: read('space_between') ?? 0 };
  };
  return Object.fromEntries(devices.map((device) => [device.min, sizeOf(device)]));
}

function toSingle(sizes: SliderPlan['sizes']): SliderPlan['sizes'] {
  const entries = Object.entries(sizes).map(([min, { gap }]) => [min, { perView: 1, perGroup: 1, gap }]);
  return Object.fromEntries(entries);
}

/**
 * Reads the settings of a media, testimonial or reviews carousel. The skin affects other settings: `coverflow` is an
 * effect, and `slideshow` shows one slide above a row of thumbnails, which replace the position indicator.
 */
export function planMedia(values: Values, { type, devices, count }: MediaOrigin): MediaPlan {
  const isMedia = type === 'media-carousel';
  const isSlideshow = isMedia && values.skin === 'slideshow';
  const effect = !isMedia ? 'slide' : values.skin === 'coverflow' ? 'coverflow' : values.effect;
  const base = planSlider({ ...values, infinite: values.loop }, 'slides', devices);
  const read = (key: string, fallback: InView) => readSizes({ values, devices, count, key, fallback });
  const sizes = read('slides_per_view', isMedia ? CAROUSEL_IN_VIEW : ONE_IN_VIEW);
  const isSingle = isSlideshow || effect === 'fade' || effect === 'cube';
  const { pagination } = values;
  const thumbnails = {
    sizes: read('slideshow_slides_per_view', THUMBNAILS_IN_VIEW),
    isCentered: isOn(values.centered_slides),
  };
  return {
    ...base,
    effect: effect === 'fade' ? 'fade' : 'slide',
    speed: readSize(values.speed) ?? base.speed,
    sizes: isSingle ? toSingle(sizes) : sizes,
    hasArrows: isOn(values.show_arrows),
    hasDots: !isSlideshow && pagination === 'bullets',
    depth: effect === 'coverflow' || effect === 'cube' ? effect : undefined,
    counter: !isSlideshow && (pagination === 'fraction' || pagination === 'progressbar') ? pagination : undefined,
    thumbnails: isSlideshow ? thumbnails : undefined,
  };
}
