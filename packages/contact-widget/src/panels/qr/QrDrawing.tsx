import type { ReactNode } from 'react';
import { drawModules } from './drawModules.ts';

/** A QR code as SVG: dark on white in every theme, as cameras expect. */
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
