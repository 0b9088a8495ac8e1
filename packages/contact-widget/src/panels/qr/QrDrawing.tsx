import { generate } from 'lean-qr';
import type { ReactNode } from 'react';

const QUIET = 2;

/** The dark modules of a code as one path of unit squares. */
function drawModules(address: string): { readonly path: string; readonly size: number } {
  const code = generate(address);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  }
  return { path, size: code.size + 2 * QUIET };
}

/** A QR code as a drawing: dark on white in every theme, since cameras expect it. */
export function QrDrawing({ address, alt }: { readonly address: string; readonly alt: string }): ReactNode {
  const { path, size } = drawModules(address);
  return (
    <svg
      className="chaty-qr-drawing"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
