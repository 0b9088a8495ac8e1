import { isOn, isRecord } from '@hadaya/core';
import { DEFAULT_DEVICES, type Device, responsiveValue } from './responsiveValue.ts';

/** How many slides stand side by side in one width range, and how they move. */
export interface SlideSizes {
  readonly perView: number;
  readonly perGroup: number;
  readonly gap: number;
}

/** How a slider behaves. */
export interface SliderPlan {
  /** By the least width of the viewport in pixels. */
  readonly sizes: Readonly<Record<number, SlideSizes>>;
  readonly effect: 'slide' | 'fade';
  /** Milliseconds of a move. */
  readonly speed: number;
  readonly isInfinite: boolean;
  readonly autoplay:
    | { readonly delay: number; readonly pausesOnHover: boolean; readonly stopsOnInteraction: boolean }
    | undefined;
  readonly hasArrows: boolean;
  readonly hasDots: boolean;
}

/** Which widget it is: its keys differ. */
export type SliderKind = 'image-carousel' | 'slides' | 'media-carousel';

type Values = Readonly<Record<string, unknown>>;

const DELAY_MS = 3000;
const SPEED_MS = 500;
const MOST_IN_VIEW = 10;
const FALLBACK_IN_VIEW: Readonly<Record<string, number>> = { mobile: 1, tablet: 2 };
const DESKTOP_IN_VIEW = 3;

/** A number, or a length as the builder prints it; `undefined` when there is none. */
function readSize(value: unknown): number | undefined {
  const raw = isRecord(value) ? value.size : value;
  const size = typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
  return Number.isFinite(size) && size >= 0 ? size : undefined;
}

interface SizeKeys {
  readonly view: string;
  readonly group: string;
  readonly gap: string;
}

const KEYS: Readonly<Record<SliderKind, SizeKeys>> = {
  'image-carousel': { view: 'slides_to_show', group: 'slides_to_scroll', gap: 'image_spacing_custom' },
  slides: { view: '', group: '', gap: '' },
  'media-carousel': { view: 'slides_per_view', group: 'slides_to_scroll', gap: 'space_between' },
};

function readSizes(values: Values, kind: SliderKind, devices: readonly Device[], device: Device): SlideSizes {
  const { view, group, gap } = KEYS[kind];
  const read = (key: string) => readSize(responsiveValue(values, key, devices, device.name));
  if (kind === 'slides') return { perView: 1, perGroup: 1, gap: 0 };
  const base = readSize(values[view]) ?? (kind === 'image-carousel' ? DESKTOP_IN_VIEW : 1);
  const own = readSize(values[`${view}_${device.name}`]);
  const fallback = base === 1 ? 1 : Math.min(FALLBACK_IN_VIEW[device.name] ?? base, base);
  const inherited = device.name in FALLBACK_IN_VIEW ? fallback : (read(view) ?? base);
  const perView = Math.min(Math.max(own ?? inherited, 1), MOST_IN_VIEW);
  return { perView, perGroup: perView === 1 ? 1 : Math.max(1, read(group) ?? 1), gap: read(gap) ?? 0 };
}

/** Reads the settings of a slider. Absent switches are off: the builder leaves out what is empty. */
export function planSlider(values: Values, kind: SliderKind, devices: readonly Device[] = DEFAULT_DEVICES): SliderPlan {
  const sizes = Object.fromEntries(devices.map((device) => [device.min, readSizes(values, kind, devices, device)]));
  const isSingle = Object.values(sizes).every(({ perView }) => perView === 1);
  const effect = kind === 'slides' ? values.transition : values.effect;
  const speed = readSize(kind === 'slides' ? values.transition_speed : values.speed);
  const navigation = kind === 'media-carousel' ? readMediaNavigation(values) : (values.navigation ?? 'none');
  return {
    sizes,
    effect: effect === 'fade' && isSingle ? 'fade' : 'slide',
    speed: speed ?? SPEED_MS,
    isInfinite: isOn(kind === 'media-carousel' ? values.loop : values.infinite),
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

function readMediaNavigation({ show_arrows: arrows, pagination }: Values): string {
  const hasDots = pagination === 'bullets';
  if (isOn(arrows)) return hasDots ? 'both' : 'arrows';
  return hasDots ? 'dots' : 'none';
}
