import { darker, lighter } from './colour.ts';

/** A gradient stop: offset from 0 to 1, colour, and opacity if not opaque. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Start and end of a gradient, as fractions of the painted shape. */
export interface GradientLine {
  readonly from?: readonly [number, number];
  readonly to?: readonly [number, number];
}

export function linear(id: string, stops: readonly Stop[], { from = [0, 0], to = [1, 0] }: GradientLine = {}): string {
  return `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops.map(stop).join('')}</linearGradient>`;
}

/** The centre and the radius are fractions of the painted shape. */
export function radial(id: string, stops: readonly Stop[], [x, y, r]: readonly [number, number, number]): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops.map(stop).join('')}</radialGradient>`;
}

/**
 * Returns the gradient of a round, glazed body lit from the left: bright at a third, dark at the far edge, with a
 * little reflected light.
 */
export function roundBody(id: string, colour: string): string {
  return linear(id, [
    [0, darker(colour, 0.42)],
    [0.08, darker(colour, 0.2)],
    [0.28, lighter(colour, 0.26)],
    [0.42, colour],
    [0.72, darker(colour, 0.26)],
    [0.93, darker(colour, 0.5)],
    [1, darker(colour, 0.34)],
  ]);
}

/** Returns the gradient of polished metal, with hard dark and bright bands. */
export function metal(id: string, colour: string, line: GradientLine = {}): string {
  return linear(
    id,
    [
      [0, darker(colour, 0.6)],
      [0.1, darker(colour, 0.2)],
      [0.24, lighter(colour, 0.72)],
      [0.33, colour],
      [0.52, darker(colour, 0.42)],
      [0.64, colour],
      [0.73, lighter(colour, 0.55)],
      [0.83, darker(colour, 0.18)],
      [1, darker(colour, 0.66)],
    ],
    line,
  );
}

function stop([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}
