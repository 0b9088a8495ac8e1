/** What an image is read against. */
export interface ImageSource {
  /** The page's address, for relative ones. */
  readonly base: string;
  /** Stands in where an image has no text of its own. */
  readonly productTitle: string;
}

/** A size as WordPress sends it: a number or its digits; 0 for everything else. */
export function readSide(value: unknown): number {
  const side = Math.round(Number(typeof value === 'string' || typeof value === 'number' ? value : 0));
  return Number.isFinite(side) && side > 0 ? side : 0;
}

/** The text for those who do not see the image: never a file name. */
export function chooseAlt(alt: string, caption: string, productTitle: string): string {
  return alt.trim() || caption.trim() || productTitle;
}
