import type { HtmlProfile } from '@hadaya/core/html';

/** Maximum length of an icon's markup, in characters. */
const MOST_READ = 30_000;

const LOCAL_URL = /^url\(\s*["']?#[\w-]+["']?\s*\)$/;
/** Matches the function calls in a CSS value. */
// oxlint-disable-next-line redos/no-vulnerable -- reads 30 characters at most from each position.
const CALLS = /([^\s"'(),;]{0,30})\(/g;
const HARMLESS = /^(?:matrix|translate|scale|rotate|skewX|skewY|rgba?|hsla?)$/i;

/**
 * Returns the value if it loads nothing, otherwise `undefined`. Rejects values with CSS escapes, because an escape
 * could hide a function and no icon needs one.
 */
function keepValue(value: string): string | undefined {
  if (LOCAL_URL.test(value.trim())) return value;
  if (value.includes('\\') || value.includes('/*')) return undefined;
  return [...value.matchAll(CALLS)].every(([, name = '']) => HARMLESS.test(name)) ? value : undefined;
}

/**
 * Allowlist for icons: shapes and gradients, but no scripts, styles or anything that loads. Font icons are `span > i`.
 */
export const iconProfile: HtmlProfile = {
  tags: 'svg g defs path circle rect ellipse line polyline polygon linearGradient radialGradient stop clipPath mask span i'.split(
    ' ',
  ),
  attributes:
    'd cx cy r x y width height rx ry x1 x2 y1 y2 fx fy points viewBox fill fill-rule fill-opacity clip-rule clip-path mask stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray opacity transform gradientUnits gradientTransform offset stop-color stop-opacity id class preserveAspectRatio'.split(
      ' ',
    ),
  empty: [],
  maxLength: MOST_READ,
  check: (_name, value) => keepValue(value),
};
