import { generate } from 'lean-qr';

const QUIET = 2;

/** A QR code as one path of unit squares, and its width in squares including the quiet zone. */
export interface QrModules {
  readonly path: string;
  readonly size: number;
}

/** `quiet` is the width of the quiet zone in squares. */
export function drawModules(address: string, quiet = QUIET): QrModules {
  const code = generate(address);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  }
  return { path, size: code.size + 2 * quiet };
}
