import { linear, radial } from './gradients.ts';

/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A drawing on a canvas of 1600 by 1200 units: definitions and shapes. */
export interface Drawing {
  readonly defs: string;
  readonly body: string;
  /** `studio`: a wall that curves into the floor. `table`: seen from above. `dusk`: darker, for smoke and metal. */
  readonly backdrop?: 'studio' | 'table' | 'dusk';
}

/** Renders a picture: backdrop, light, and the drawing. A different aspect ratio crops the edges. */
export function scene(drawing: Drawing, { width, height }: PictureSize): string {
  const backdrop = drawing.backdrop ?? 'studio';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMid slice"><defs>${sharedDefs}${drawing.defs}</defs><rect width="1600" height="1200" fill="url(#${backdrop})"/><rect width="1600" height="1200" fill="url(#light)"/>${drawing.body}<rect width="1600" height="1200" fill="url(#vignette)"/></svg>`;
}

const downwards = { from: [0, 0], to: [0, 1] } as const;

const sharedDefs = [
  linear(
    'studio',
    [
      [0, '#faf6ee'],
      [0.5, '#f1e8da'],
      [0.66, '#e4d6c1'],
      [0.76, '#eadfce'],
      [1, '#f3ebdf'],
    ],
    downwards,
  ),
  linear(
    'table',
    [
      [0, '#f5eee2'],
      [1, '#e5d8c4'],
    ],
    { from: [0, 0], to: [1, 1] },
  ),
  linear(
    'dusk',
    [
      [0, '#cbb79a'],
      [0.5, '#bba485'],
      [0.68, '#a58d6b'],
      [1, '#bda583'],
    ],
    downwards,
  ),
  radial(
    'light',
    [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0],
    ],
    [0.26, 0.14, 0.75],
  ),
  radial(
    'vignette',
    [
      [0, '#5b3f1f', 0],
      [0.72, '#5b3f1f', 0],
      [1, '#5b3f1f', 0.16],
    ],
    [0.5, 0.46, 0.78],
  ),
  ...[4, 10, 22, 44].map(
    (blur) =>
      `<filter id="blur-${blur}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  ),
].join('');

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Clockwise rotation in degrees. */
  readonly turn?: number;
}

export function place({ x, y, scale = 1, turn = 0 }: Placement, body: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
}

export function floorShadow(halfWidth: number, y: number): string {
  return `<ellipse cx="${halfWidth * 0.42}" cy="${y + 6}" rx="${halfWidth * 1.55}" ry="${halfWidth * 0.17}" fill="#4a3216" opacity=".22" filter="url(#blur-22)"/><ellipse cx="${halfWidth * 0.06}" cy="${y}" rx="${halfWidth * 0.98}" ry="${halfWidth * 0.1}" fill="#2c1c0b" opacity=".42" filter="url(#blur-10)"/>`;
}

/** Returns a pseudo-random number from 0 to 1 for the n-th irregularity; always the same for the same n. */
export function grain(n: number): number {
  const wave = Math.sin(n * 12.9898 + 4.1414) * 43758.5453;
  return wave - Math.floor(wave);
}
