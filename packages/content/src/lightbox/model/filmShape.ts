/** The builder's names of shapes, as width by height. */
const RATIOS = new Map([
  ['219', 2.33333],
  ['169', 1.77777],
  ['43', 1.33333],
  ['32', 1.5],
  ['11', 1],
  ['916', 0.5625],
]);
const USUAL = 1.77777;

/** How a film stands in the lightbox. */
export interface FilmShape {
  readonly ratio: number;
  /** The class that themes look for. */
  readonly className: string;
}

/** The shape of a film by the builder's name of it; 16:9 when it gives none that is known. */
export function filmShape(name: unknown): FilmShape {
  const ratio = RATIOS.get(String(name)) ?? USUAL;
  const word = ratio === 1 ? 'square' : ratio < 1 ? 'portrait' : 'landscape';
  return { ratio, className: `elementor-video-${word}` };
}
