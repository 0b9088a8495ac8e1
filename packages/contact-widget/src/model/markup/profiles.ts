import { isSafeLink } from '../channels/safeUrl.ts';
import type { MarkupProfile } from './parseMarkup.ts';

const LOCAL_URL = /^url\(\s*["']?#[\w-]+["']?\s*\)$/;
const STYLE = /^(color|font-weight|text-decoration)\s*:\s*([\w#%.,() -]{1,60})$/i;

/** Keeps the three declarations that a text may carry. */
function keepStyle(value: string): string | undefined {
  const kept = value
    .split(';')
    .flatMap((part) => STYLE.exec(part.trim())?.[0] ?? [])
    .filter((part) => !/url|expression/i.test(part));
  return kept.length > 0 ? kept.join(';') : undefined;
}

/** Owners' texts: a little emphasis, links and lists. */
export const textProfile: MarkupProfile = {
  tags: ['a', 'b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span'],
  attributes: ['href', 'title', 'target', 'class', 'dir', 'lang', 'aria-hidden', 'style'],
  empty: ['br'],
  check(name, value) {
    if (name === 'href') return isSafeLink(value, 'https://page.invalid/') ? value : undefined;
    if (name === 'target') return value === '_blank' ? value : undefined;
    return name === 'style' ? keepStyle(value) : value;
  },
};

/** Icons: shapes and gradients, nothing that loads, scripts or styles. Font icons come as `span > i`. */
export const iconProfile: MarkupProfile = {
  tags: 'svg g defs path circle rect ellipse line polyline polygon linearGradient radialGradient stop clipPath mask span i'.split(
    ' ',
  ),
  attributes:
    'd cx cy r x y width height rx ry x1 x2 y1 y2 fx fy points viewBox fill fill-rule fill-opacity clip-rule clip-path mask stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray opacity transform gradientUnits gradientTransform offset stop-color stop-opacity id class preserveAspectRatio'.split(
      ' ',
    ),
  empty: [],
  check: (_name, value) => (/url\s*\(/i.test(value) && !LOCAL_URL.test(value.trim()) ? undefined : value),
};
