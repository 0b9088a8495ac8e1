interface EmblemInput {
  readonly x: number;
  readonly y: number;
  /** Half the width, in drawing units. */
  readonly size: number;
  readonly ink: string;
  /** Colour of the lit edge; without it, the emblem is printed instead of embossed. */
  readonly light?: string;
  readonly opacity?: number;
}

/** Draws the shop's emblem: an eight-pointed star around a drop of resin. */
export function emblem({ x, y, size, ink, light, opacity = 1 }: EmblemInput): string {
  const edge = light === undefined ? '' : `<g transform="translate(1.6 2.2)" stroke="${light}">${shapes(size)}</g>`;
  return `<g transform="translate(${x} ${y})" fill="none" stroke-width="${size * 0.1}" stroke-linejoin="round" opacity="${opacity}">${edge}<g stroke="${ink}">${shapes(size)}</g></g>`;
}

function shapes(size: number): string {
  const half = size * 0.7;
  const square = `<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}"/>`;
  const drop = `<path d="M0 ${-size * 0.36}C${size * 0.34} ${size * 0.02} ${size * 0.3} ${size * 0.38} 0 ${size * 0.38}C${-size * 0.3} ${size * 0.38} ${-size * 0.34} ${size * 0.02} 0 ${-size * 0.36}Z"/>`;
  return `${square}<g transform="rotate(45)">${square}</g>${drop}`;
}
