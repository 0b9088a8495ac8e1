/** One of the builder's width ranges; lists of ranges are sorted by width, narrowest first. */
export interface Device {
  readonly name: string;
  /** Width of the narrowest viewport in the range, in pixels. */
  readonly min: number;
}

export const DEFAULT_DEVICES: readonly Device[] = [
  { name: 'mobile', min: 0 },
  { name: 'tablet', min: 768 },
  { name: 'desktop', min: 1025 },
];

export interface PrintedBreakpoint {
  readonly name: string;
  readonly value: number;
  readonly direction: 'max' | 'min';
  readonly isEnabled: boolean;
}

/**
 * Converts the ranges to minimum widths. The builder gives a maximum width for each range except the desktop, so each
 * range begins one pixel after the previous one: 767 px still belongs to the phone and 1,024 px to the tablet.
 */
export function toDevices(printed: readonly PrintedBreakpoint[]): readonly Device[] {
  const enabled = printed.filter(({ isEnabled, value }) => isEnabled && value > 0);
  if (enabled.length === 0) return DEFAULT_DEVICES;
  const narrow = enabled.filter(({ direction }) => direction === 'max').sort((a, b) => a.value - b.value);
  const starts = [0, ...narrow.map(({ value }) => value + 1)];
  const devices = [...narrow.map(({ name }) => name), 'desktop'].map((name, index) => ({
    name,
    min: starts[index] ?? 0,
  }));
  const wide = enabled.filter(({ direction }) => direction === 'min').map(({ name, value }) => ({ name, min: value }));
  return [...devices, ...wide];
}

/**
 * Returns the value of a setting for one range: the range's own, otherwise the next wider range's, otherwise the
 * desktop's. 0 counts as a value; an empty string does not.
 */
export function responsiveValue(
  values: Readonly<Record<string, unknown>>,
  key: string,
  devices: readonly Device[],
  name: string,
): unknown {
  const from = devices.findIndex((device) => device.name === name);
  const desktop = devices.findIndex((device) => device.name === 'desktop');
  const names = devices.slice(from, from > desktop ? undefined : desktop).map((device) => `${key}_${device.name}`);
  return [...names, key]
    .map((candidate) => values[candidate])
    .find((value) => value !== undefined && value !== null && value !== '');
}
