import type { ReactElement } from 'react';

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20M10.5 7.8v5.4M7.8 10.5h5.4',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20M7.8 10.5h5.4',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  exitFullscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M5 12v7h14v-7',
} as const;

/** Name of a drawn sign. */
export type IconName = keyof typeof PATHS;

/** A sign of the lightbox; arrows are mirrored by the style sheet in right-to-left pages. */
export function LightboxIcon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
