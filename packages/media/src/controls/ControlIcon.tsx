import type { ReactElement } from 'react';

const PATHS = {
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5Z',
  close: 'M6 6l12 12M18 6L6 18',
  magnifier: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20',
} as const;

/** Renders a stroked icon on a 24 by 24 grid. The style sheet sets size and colour, and mirrors arrows on RTL pages. */
export function IconPath({ name, path }: { readonly name: string; readonly path: string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={path} />
    </svg>
  );
}

export function ControlIcon({ name }: { readonly name: keyof typeof PATHS }): ReactElement {
  return <IconPath name={name} path={PATHS[name]} />;
}
