import { CHEVRON, drawings } from '@hadaya/contact-widget/owner/drawings';
import type { ReactNode } from '@wordpress/element';

type Draw = (value: string) => ReactNode;

const svg = (box: string, children: ReactNode) => (
  <svg viewBox={box} aria-hidden="true">
    {children}
  </svg>
);

/** The option for the owner's own picture is drawn as a frame with a mountain. */
const drawIcon: Draw = (value) => {
  const [shape, lines] = drawings[value] ?? ['M4 6h24v20H4zM4 22l7-7 6 6 4-4 7 7', 'M22 11h.5'];
  return svg(
    '0 0 32 32',
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d={shape} />
      <path d={lines} />
    </g>,
  );
};

const page = <rect x="1" y="1" width="46" height="30" rx="3" fill="none" stroke="currentColor" />;

const drawPosition: Draw = (value) =>
  svg(
    '0 0 48 32',
    <g>
      {page}
      <circle cx={value === 'left' ? 9 : 39} cy="24" r="4.500" fill="currentColor" />
    </g>,
  );

/** Drawing of a card with three rows above the launcher. */
const card = (
  <g>
    <rect x="19" y="4" width="26" height="16" rx="3" fill="none" stroke="currentColor" />
    {[8.5, 12, 15.5].map((y) => (
      <g key={y} opacity={y === 8.5 ? 1 : 0.5}>
        <circle cx="23" cy={y} r="1.300" fill="currentColor" />
        <path d={`M26 ${y}h14`} stroke="currentColor" />
      </g>
    ))}
    <circle cx="40" cy="26" r="3.500" fill="currentColor" />
  </g>
);

/** Draws the card that Hadaya's own look uses, or Chaty's column of icons. */
const drawDesign: Draw = (value) => drawLayout(value === 'hadaya' ? 'card' : 'vertical');

const drawLayout: Draw = (value) => {
  if (value === 'card')
    return svg(
      '0 0 48 32',
      <g>
        {page}
        {card}
      </g>,
    );
  const step = value === 'horizontal' ? ([-9, 0] as const) : ([0, -8] as const);
  return svg(
    '0 0 48 32',
    <g>
      {page}
      {[0, 1, 2].map((index) => (
        <circle
          key={index}
          cx={40 + step[0] * index}
          cy={25 + step[1] * index}
          r="3.500"
          fill="currentColor"
          opacity={index === 0 ? 1 : 0.5}
        />
      ))}
    </g>,
  );
};

const drawDevices: Draw = (value) =>
  svg(
    '0 0 48 32',
    <g fill="none" stroke="currentColor" strokeWidth="1.500">
      {value !== 'mobile' && <path d="M6 5h26v17H6zM15 27h8M19 22v5" />}
      {value !== 'desktop' && (
        <rect
          x={value === 'mobile' ? 18 : 36}
          y="8"
          width="10"
          height="18"
          rx="2"
          fill="var(--wp-components-color-background, #fff)"
        />
      )}
    </g>,
  );

const drawEffect: Draw = (value) => (
  <span className="hadaya-effect" data-effect={value} aria-hidden="true">
    {svg('0 0 32 32', <path d={CHEVRON} fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />)}
  </span>
);

const PICTURES: Readonly<Record<string, Draw>> = {
  icon: drawIcon,
  position: drawPosition,
  design: drawDesign,
  layout: drawLayout,
  devices: drawDevices,
  'attention.effect': drawEffect,
};

/** Returns the function that draws the pictures for a widget field's options; undefined for text options. */
export function pictureOf(path: string): Draw | undefined {
  const field = /^widgets\.\d+\.(.+)$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(PICTURES, field) ? PICTURES[field] : undefined;
}
