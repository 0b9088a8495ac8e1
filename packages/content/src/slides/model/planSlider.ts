import { isOn, isRecord } from '@hadaya/core';
import { DEFAULT_DEVICES, type Device, responsiveValue } from './responsiveValue.ts';

/** For a width range: the number of slides in view and per move, and the gap between slides. */
export interface SlideSizes {
  readonly perView: number;
  readonly perGroup: number;
  readonly gap: number;
}

export interface SliderPlan {
  /** Slide sizes, keyed by minimum viewport width in pixels. */
  readonly sizes: Readonly<Record<number, SlideSizes>>;
  readonly effect: 'slide' | 'fade';
  /** Duration of a move in milliseconds. */
  readonly speed: number;
  readonly isInfinite: boolean;
  readonly autoplay:
    | { readonly delay: number; readonly pausesOnHover: boolean; readonly stopsOnInteraction: boolean }
    | undefined;
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
  /** Type of position indicator, if it is not dots. */
  readonly counter?: 'fraction' | 'progressbar' | undefined;
}

/** The kind of slider widget; each kind has different settings. `planMedia.ts` reads a media carousel's settings. */
export type SliderKind = 'image-carousel' | 'slides' | 'media-carousel';

type Values = Readonly<Record<string, unknown>>;

const DELAY_MS = 3000;
const SPEED_MS = 500;
const MOST_IN_VIEW = 10;
const FALLBACK_IN_VIEW: Readonly<Record<string, number>> = { mobile: 1, tablet: 2 };
const DESKTOP_IN_VIEW = 3;

/** Reads a number, or a length as the builder prints it; returns `undefined` if there is none. */
export function readSize(value: unknown): number | undefined {
  const raw = isRecord(value) ? value.size : value;
  const size = typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
  return Number.isFinite(size) && size >= 0 ? size : undefined;
}

function readSizes(values: Values, kind: SliderKind, devices: readonly Device[], device: Device): SlideSizes {
  if (kind === 'slides') return { perView: 1, perGroup: 1, gap: 0 };
  const read = (key: string) => readSize(responsiveValue(values, key, devices, device.name));
  const base = readSize(values.slides_to_show) ?? DESKTOP_IN_VIEW;
  const own = readSize(values[`slides_to_show_${device.name}`]);
  const fallback = Math.min(FALLBACK_IN_VIEW[device.name] ?? base, base);
  const inherited = device.name in FALLBACK_IN_VIEW ? fallback : (read('slides_to_show') ?? base);
  const perView = Math.min(Math.max(own ?? inherited, 1), MOST_IN_VIEW);
  const perGroup = perView === 1 ? 1 : Math.max(1, read('slides_to_scroll') ?? 1);
  return { perView, perGroup, gap: read('image_spacing_custom') ?? 0 };
}

/** Reads the settings of a slider. Missing switches are off, because the builder omits empty values. */
export function planSlider(values: Values, kind: SliderKind, devices: readonly Device[] = DEFAULT_DEVICES): SliderPlan {
  const sizes = Object.fromEntries(devices.map((device) => [device.min, readSizes(values, kind, devices, device)]));
  const isSingle = Object.values(sizes).every(({ perView }) => perView === 1);
  const effect = kind === 'slides' ? values.transition : values.effect;
  const speed = readSize(kind === 'slides' ? values.transition_speed : values.speed);
  const { navigation } = values;
  return {
    sizes,
    effect: effect === 'fade' && isSingle ? 'fade' : 'slide',
    speed: speed ?? SPEED_MS,
    isInfinite: isOn(values.infinite),
    autoplay: isOn(values.autoplay)
      ? {
          delay: readSize(values.autoplay_speed) || DELAY_MS,
          pausesOnHover: isOn(values.pause_on_hover),
          stopsOnInteraction: isOn(values.pause_on_interaction),
        }
      : undefined,
    hasArrows: navigation === 'both' || navigation === 'arrows',
    hasDots: navigation === 'both' || navigation === 'dots',
  };
}
