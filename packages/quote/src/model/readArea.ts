/** The area for a logo on a picture, as percentages of the picture's size. */
export interface LogoArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Parses left, top, width and height, such as `40,45,18,18`. Returns `undefined` for areas outside the picture. */
export function readArea(text: string): LogoArea | undefined {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  const isWhole = numbers.length === 4 && numbers.every(Number.isFinite);
  const isOnPicture = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 100 && y + height <= 100;
  return isWhole && isOnPicture ? { x, y, width, height } : undefined;
}
