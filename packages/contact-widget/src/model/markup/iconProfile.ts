import type { MarkupProfile } from './parseMarkup.ts';

const LOCAL_URL = /^url\(\s*["']?#[\w-]+["']?\s*\)$/;

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
