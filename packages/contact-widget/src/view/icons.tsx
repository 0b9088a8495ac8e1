import type { ReactNode } from 'react';

const BUBBLE = 'M23 6H9a6 6 0 0 0-6 6v7a6 6 0 0 0 6 6v5l7-5h7a6 6 0 0 0 6-6v-7a6 6 0 0 0-6-6z';

/** Own drawings of the launcher, by the owner's choice: shapes and the lines on them. */
const LAUNCHERS: Readonly<Record<string, readonly [shape: string, lines: string]>> = {
  'chat-base': [BUBBLE, 'M10 13h12M10 18h8'],
  'chat-smile': [BUBBLE, 'M11 17.5c2.6 3.3 7.4 3.3 10 0M12 12.2v1M20 12.2v1'],
  'chat-bubble': [BUBBLE, 'M10.5 15.5h.6M15.7 15.5h.6M20.9 15.5h.6'],
  'chat-db': [
    'M26 12H15a4 4 0 0 0-4 4v9h9l5 4v-4h1a4 4 0 0 0 4-4v-5a4 4 0 0 0-4-4zM12 4H6a4 4 0 0 0-4 4v10h2v4l5-3v-3a6 6 0 0 1 6-6h1V8a4 4 0 0 0-4-4z',
    'M17 18.5h7',
  ],
};

function Drawing({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The launcher's drawing. */
export function LauncherDrawing({ name }: { readonly name: string }): ReactNode {
  const [shape, lines] = LAUNCHERS[name] ?? [BUBBLE];
  return (
    <Drawing>
      <path d={shape} />
      <path d={lines} className="chaty-stroke" />
    </Drawing>
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
