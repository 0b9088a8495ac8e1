import { darker, lighter } from './colour.ts';
import { arches, band, type Face, type Point, pattern, polygon } from './face.ts';
import { linear, radial } from './gradients.ts';
import { bowlOfResin, resinDefs } from './resinBowl.ts';
import { type Drawing, floorShadow, place } from './scene.ts';

interface Finish {
  readonly body: string;
  readonly paint: string;
}

const FINISHES: Readonly<Record<string, Finish>> = {
  clay: { body: '#b5653c', paint: '#f0dcc0' },
  white: { body: '#eadfce', paint: '#a8502f' },
  sea: { body: '#3b7f88', paint: '#e9d9b4' },
};

const LEFT_FOOT: Face = [
  [-185, 290],
  [20, 352],
  [12, 70],
  [-98, 40],
];
const RIGHT_FOOT: Face = [
  [20, 352],
  [205, 284],
  [108, 38],
  [12, 70],
];
const LEFT_CUP: Face = [
  [-98, 40],
  [12, 70],
  [22, -168],
  [-205, -214],
];
const RIGHT_CUP: Face = [
  [12, 70],
  [108, 38],
  [216, -220],
  [22, -168],
];

export const burnerDrawings: Readonly<Record<string, () => Drawing>> = {
  'burner-clay': () => standing('clay'),
  'burner-white': () => standing('white'),
  'burner-sea': () => standing('sea'),
  'burner-resin': () => ({
    defs: resinDefs,
    backdrop: 'dusk',
    body: place({ x: 800, y: 640, scale: 1.5 }, bowlOfResin),
  }),
};

function standing(name: string): Drawing {
  const finish = FINISHES[name] ?? { body: '#b5653c', paint: '#f0dcc0' };
  return { defs: burnerDefs(finish), backdrop: 'dusk', body: place({ x: 800, y: 676, scale: 1.28 }, burner(finish)) };
}

function burnerDefs({ body }: Finish): string {
  return [
    linear('lit', [
      [0, lighter(body, 0.18)],
      [0.5, lighter(body, 0.3)],
      [1, body],
    ]),
    linear('shade', [
      [0, darker(body, 0.26)],
      [1, darker(body, 0.46)],
    ]),
    radial(
      'ember',
      [
        [0, '#ffd98a'],
        [0.35, '#e2722a'],
        [0.75, '#6b2410'],
        [1, '#2a1109'],
      ],
      [0.5, 0.5, 0.6],
    ),
    linear(
      'smoke',
      [
        [0, '#fff', 0],
        [0.3, '#fff', 0.55],
        [1, '#fff', 0.75],
      ],
      { from: [0, 0], to: [0, 1] },
    ),
  ].join('');
}

function burner(finish: Finish): string {
  const { body, paint } = finish;
  return [
    floorShadow(210, 322),
    smoke,
    polygon(
      [
        [-205, -214],
        [22, -168],
        [216, -220],
        [4, -262],
      ],
      darker(body, 0.55),
    ),
    '<ellipse cx="10" cy="-212" rx="120" ry="27" fill="url(#ember)"/><ellipse cx="-14" cy="-220" rx="24" ry="12" fill="#f3c878"/><ellipse cx="34" cy="-214" rx="18" ry="9" fill="#e8b256"/>',
    polygon(LEFT_FOOT, 'url(#lit)') + polygon(RIGHT_FOOT, 'url(#shade)'),
    arches(LEFT_FOOT, darker(body, 0.72)) + arches(RIGHT_FOOT, darker(body, 0.82)),
    polygon(LEFT_CUP, 'url(#lit)') + polygon(RIGHT_CUP, 'url(#shade)'),
    pattern(LEFT_CUP, paint) + pattern(RIGHT_CUP, darker(paint, 0.36)),
    band(LEFT_FOOT, 0.84, paint) + band(RIGHT_FOOT, 0.84, darker(paint, 0.36)),
    `<path d="M-205-214L22-168L216-220" fill="none" stroke="${lighter(body, 0.5)}" stroke-width="7" stroke-linejoin="round"/>`,
    horns(body),
    `<path d="M12 70L22-168M20 352L12 70" stroke="${lighter(body, 0.46)}" stroke-width="4" opacity=".7"/><path d="M-98 40L12 70L108 38" fill="none" stroke="${darker(body, 0.55)}" stroke-width="6" opacity=".6"/>`,
  ].join('');
}

const smoke = [
  'M6-240C-70-330 90-400 20-500C-30-570 50-620 26-690',
  'M16-240C80-320-20-390 60-470C120-540 40-600 84-660',
]
  .map(
    (path, index) =>
      `<path d="${path}" fill="none" stroke="#fff" stroke-width="${34 - index * 12}" stroke-linecap="round" opacity="${0.34 - index * 0.08}" filter="url(#blur-22)"/><path d="${path}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".32" filter="url(#blur-10)"/>`,
  )
  .join('');

function horns(body: string): string {
  const horn = ([x, y]: Point, lean: number) =>
    `<path d="M${x - 26} ${y + 6}L${x + lean} ${y - 62}L${x + 2} ${y + 14}Z" fill="${lighter(body, 0.2)}"/><path d="M${x + 2} ${y + 14}L${x + lean} ${y - 62}L${x + 28} ${y + 4}Z" fill="${darker(body, 0.36)}"/>`;
  return horn([-184, -212], -12) + horn([22, -172], 0) + horn([194, -216], 14);
}
