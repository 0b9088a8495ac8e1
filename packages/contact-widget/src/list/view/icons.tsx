import type { ReactNode } from 'react';
import { pickReadable } from '../../launcher/model/colour.ts';
import { channelSign } from './channelSign.ts';

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

/** A channel's sign alone, in the colour of the text around it. */
export function SignDrawing({ type }: { readonly type: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path className="chaty-sign" d={channelSign(type).path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** Least contrast of a sign with its disc. */
const SIGN_CONTRAST = 3;

/** A channel's sign on its disc: the owner's colour, else that of the type. */
export function ChannelDrawing({ type, colour }: { readonly type: string; readonly colour: string }): ReactNode {
  const sign = channelSign(type);
  const ground = colour || sign.colour;
  const disc = colour === '' && type.startsWith('Instagram') ? 'url(#linear-gradient)' : ground;
  return (
    <svg viewBox="0 0 39 39" aria-hidden="true" focusable="false">
      <circle className="color-element" cx="19.5" cy="19.5" r="19.5" fill={disc} />
      <path
        className="chaty-sign"
        d={sign.path}
        fill={pickReadable('#ffffff', ground, SIGN_CONTRAST)}
        fillRule="evenodd"
        transform="translate(9.3 9.3) scale(.85)"
      />
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
