export type Point = readonly [number, number];

/** Corners of a flat side: bottom left, bottom right, top right, top left. */
export type Face = readonly [Point, Point, Point, Point];

export function polygon(points: readonly Point[], fill: string): string {
  return `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}"/>`;
}

/** Maps u (along the bottom) and v (upwards), both from 0 to 1, to a point on a face. */
function on([a, b, c, d]: Face, u: number, v: number): Point {
  const at = (axis: 0 | 1) => (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v;
  return [Math.round(at(0) * 10) / 10, Math.round(at(1) * 10) / 10];
}

export function arches(face: Face, fill: string): string {
  return [0.2, 0.58]
    .map(
      (u) =>
        `<path d="M${on(face, u, 0.1)}L${on(face, u, 0.42)}Q${on(face, u + 0.11, 0.68)} ${on(face, u + 0.22, 0.42)}L${on(face, u + 0.22, 0.1)}Z" fill="${fill}"/>`,
    )
    .join('');
}

/** Draws two painted lines across the side at height v. */
export function band(face: Face, v: number, stroke: string): string {
  return `<path d="M${on(face, 0, v)}L${on(face, 1, v)}M${on(face, 0, v + 0.07)}L${on(face, 1, v + 0.07)}" stroke="${stroke}" stroke-width="6"/>`;
}

/** Draws the painted border of teeth and dots. */
export function pattern(face: Face, stroke: string): string {
  const teeth = Array.from({ length: 5 }, (_, index) => {
    const u = index / 5;
    return `<polygon points="${on(face, u + 0.02, 0.42)} ${on(face, u + 0.1, 0.66)} ${on(face, u + 0.18, 0.42)}" fill="${stroke}"/><circle cx="${on(face, u + 0.1, 0.78)[0]}" cy="${on(face, u + 0.1, 0.78)[1]}" r="6" fill="${stroke}"/>`;
  });
  return band(face, 0.28, stroke) + teeth.join('') + band(face, 0.87, stroke);
}
