import type { ReactNode } from 'react';
import { BUBBLE } from '../../launcher/model/drawings.ts';

/** A drawing on the grid of the launcher. */
function Drawing({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The cross of every close control. */
export function CrossDrawing(): ReactNode {
  return (
    <Drawing>
      <path d="m10 10 12 12M22 10 10 22" className="chaty-stroke chaty-line" />
    </Drawing>
  );
}

/** The mark of a panel's close button: a cross or an arrow down, as the look wants it. */
export function CloseDrawing(): ReactNode {
  return (
    <Drawing>
      <path d="m10 10 12 12M22 10 10 22" className="chaty-stroke chaty-line chaty-cross" />
      <path d="m8.5 12.5 7.5 7 7.5-7" className="chaty-stroke chaty-line chaty-chevron" />
    </Drawing>
  );
}

/** Stands in for a letter of an icon font that the page does not carry. */
export function GlyphStandIn(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={BUBBLE} fill="currentColor" />
    </svg>
  );
}

/** Stands in for a channel's icon that the server did not print: a disc in the channel's colour. */
export function ChannelDrawing({ colour }: { readonly colour: string }): ReactNode {
  return (
    <svg viewBox="0 0 39 39" aria-hidden="true" focusable="false">
      <circle className="color-element" cx="19.5" cy="19.5" r="19.5" fill={colour || '#1E88E5'} />
      <path d="M12 13h15a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7l-5 4v-4h-3a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z" fill="#fff" />
    </svg>
  );
}

const STOPS = [
  [0, '#4a64d5'],
  [0.322, '#9737bd'],
  [0.636, '#f15540'],
  [1, '#fecc69'],
] as const;

/** Gradients that Instagram's icons name by id. */
export function SharedGradients(): ReactNode {
  return (
    <svg className="hide-cht-svg-bg" aria-hidden="true" focusable="false">
      <defs>
        {['linear-gradient', 'linear-gradient-insta-dm'].map((id) => (
          <linearGradient key={id} id={id} x1="0.9" y1="0.1" x2="0.1" y2="0.9">
            {STOPS.map(([offset, colour]) => (
              <stop key={offset} offset={offset} stopColor={colour} />
            ))}
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}
