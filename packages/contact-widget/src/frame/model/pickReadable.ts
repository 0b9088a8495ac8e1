const HEX = /^#[\da-f]{3,8}$/i;
const RGB = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i;

const WHITE = '#ffffff';
const INK = '#1c1a17';

/**
 * Returns the red, green and blue values, 0 to 255, or `undefined` for colour names that only the browser can resolve.
 */
function readChannels(given: string): readonly number[] | undefined {
  const long = HEX.test(given) && given.length < 6 ? given.replace(/\w/g, '$&$&') : given;
  const [, ...parts] = /^#(..)(..)(..)/.exec(long) ?? [];
  return parts[0] ? parts.map((part) => Number.parseInt(part, 16)) : RGB.exec(given)?.slice(1).map(Number);
}

function readLuminance(given: string): number | undefined {
  const weights = [0.2126, 0.7152, 0.0722];
  return readChannels(given)?.reduce((sum, value, index) => {
    const share = value / 255;
    return sum + (weights[index] ?? 0) * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}

/** Returns the WCAG contrast of two colours, 1 to 21, or `undefined` if only the browser can resolve one of them. */
export function readContrast(one: string, other: string): number | undefined {
  const [a, b] = [readLuminance(one), readLuminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Returns a background on which white text is readable (4.5:1): the given colour or a darker shade. Does not change
 * light colours, on which dark text is readable, or colours that only the browser can resolve.
 */
export function deepenGround(ground: string): string {
  const contrast = readContrast(WHITE, ground);
  if (contrast === undefined || contrast < 2.5) return ground;
  const parts = readChannels(ground) ?? [];
  const shade = (share: number) => `rgb(${parts.map((part) => Math.round(part * share)).join(', ')})`;
  let share = 1;
  while ((readContrast(WHITE, shade(share)) ?? Number.POSITIVE_INFINITY) < 4.5) share -= 0.02;
  return share === 1 ? ground : shade(share);
}

/**
 * Returns the requested text colour if its contrast with the background is at least `least` : 1, otherwise near-black
 * or white, whichever contrasts more.
 */
export function pickReadable(requested: string, ground: string, least = 4.5): string {
  if ((readContrast(requested, ground) ?? least) >= least) return requested;
  return (readContrast(WHITE, ground) ?? 1) >= (readContrast(INK, ground) ?? 1) ? WHITE : INK;
}
