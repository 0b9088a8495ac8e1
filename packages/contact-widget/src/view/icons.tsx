import type { ReactNode } from 'react';

const BUBBLE =
  'M20 6H8.5A5.5 5.5 0 0 0 3 11.5v8A5.5 5.5 0 0 0 8.5 25H9v4.6c0 .8.9 1.2 1.5.7L16.6 25h6.9a5.5 5.5 0 0 0 5.5-5.5v-8A5.5 5.5 0 0 0 23.5 6z';

/** Own drawings of the launcher, by the owner's choice. */
const LAUNCHERS: Readonly<Record<string, ReactNode>> = {
  'chat-base': (
    <>
      <path d={BUBBLE} />
      <path d="M10 13h12M10 18h8" className="chaty-stroke" />
    </>
  ),
  'chat-smile': (
    <>
      <path d={BUBBLE} />
      <path d="M11 17.5c2.6 3.3 7.4 3.3 10 0M12 12.2v1M20 12.2v1" className="chaty-stroke" />
    </>
  ),
  'chat-bubble': (
    <>
      <path d={BUBBLE} />
      <path d="M10.8 15.5h.1M16 15.5h.1M21.2 15.5h.1" className="chaty-stroke" strokeWidth="3" />
    </>
  ),
  'chat-db': (
    <>
      <path
        d="M12 4H6a4 4 0 0 0-4 4v6a4 4 0 0 0 4 4v3.3c0 .6.7.9 1.1.5L11 18h1a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4z"
        opacity=".75"
      />
      <path d="M26 12H15.5a4 4 0 0 0-4 4v5a4 4 0 0 0 4 4H20l4.5 4c.4.4 1.1.1 1.1-.5V25h.4a4 4 0 0 0 4-4v-5a4 4 0 0 0-4-4z" />
    </>
  ),
};

function Drawing({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The launcher's drawing; an unknown name is the plain bubble. */
export function LauncherDrawing({ name }: { readonly name: string }): ReactNode {
  return <Drawing>{LAUNCHERS[name] ?? LAUNCHERS['chat-base']}</Drawing>;
}

/** The cross of every close control. */
export function CrossDrawing(): ReactNode {
  return (
    <Drawing>
      <path d="m10 10 12 12M22 10 10 22" className="chaty-stroke chaty-line" />
    </Drawing>
  );
}

/** Stands in for a channel's icon that the server did not print: a disc in the channel's colour. */
export function ChannelDrawing({ colour }: { readonly colour: string }): ReactNode {
  return (
    <svg viewBox="0 0 39 39" aria-hidden="true" focusable="false">
      <circle className="color-element" cx="19.5" cy="19.5" r="19.5" fill={colour} />
      <path d="M12 13h15a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7l-5 4v-4h-3a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z" fill="#fff" />
    </svg>
  );
}

/** Gradients that Instagram's icons name by id. */
export function SharedGradients(): ReactNode {
  const stops = ['#4a64d5', '#9737bd', '#f15540', '#fecc69'];
  const offsets = ['0', '.322', '.636', '1'];
  return (
    <svg className="hide-cht-svg-bg" aria-hidden="true" focusable="false">
      <defs>
        {['linear-gradient', 'linear-gradient-insta-dm'].map((id) => (
          <linearGradient key={id} id={id} x1="0.9" y1="0.1" x2="0.1" y2="0.9">
            {stops.map((stop, index) => (
              <stop key={stop} offset={offsets[index]} stopColor={stop} />
            ))}
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}
