import { darker, lighter } from './colour.ts';
import { emblem } from './emblem.ts';
import { linear, radial, roundBody } from './gradients.ts';
import { type Drawing, floorShadow, grain, place } from './scene.ts';

/**
 * Colours of the mug's glaze. `cream` is for detail pictures that all colours share, because any other glaze would
 * suggest a particular colour.
 */
const GLAZES = { red: '#a8322d', blue: '#2f5d8c', green: '#4f7a52', cream: '#d9cbb2' } as const;

type Glaze = keyof typeof GLAZES;

const CLAY = '#d3b78f';
const BODY =
  'M-215-250C-214-60-206 110-192 196C-184 244-160 266-112 274Q0 290 112 274C160 266 184 244 192 196C206 110 214-60 215-250Z';
const GLAZE_EDGE = 'M-230 176C-150 214-90 190-20 204C60 220 120 192 230 172V320H-230Z';

export const mugDrawings: Readonly<Record<string, () => Drawing>> = {
  'mug-main': () => ({
    defs: mugDefs('red') + mugDefs('blue') + mugDefs('green'),
    body:
      place({ x: 420, y: 560, scale: 0.86 }, standingMug('blue')) +
      place({ x: 1130, y: 560, scale: 0.86 }, standingMug('green')) +
      place({ x: 770, y: 690, scale: 1.12 }, standingMug('red')),
  }),
  'mug-g1': () => ({
    defs: mugDefs('cream'),
    backdrop: 'table',
    body: place({ x: 760, y: 600, scale: 1.45 }, mugFromAbove('cream')),
  }),
  'mug-g2': () => ({
    defs: mugDefs('cream') + boxDefs,
    body: place({ x: 800, y: 600, scale: 1.15 }, giftBox('cream')),
  }),
  'mug-red': () => single('red'),
  'mug-red-2': () => ({
    defs: mugDefs('red'),
    backdrop: 'table',
    body: place({ x: 760, y: 600, scale: 1.45 }, mugFromAbove('red')),
  }),
  'mug-red-3': () => ({ defs: mugDefs('red'), body: place({ x: 300, y: 640, scale: 2.5 }, standingMug('red')) }),
  'mug-blue': () => single('blue'),
  'mug-blue-2': () => ({
    defs: mugDefs('blue'),
    backdrop: 'table',
    body: place({ x: 760, y: 600, scale: 1.45 }, mugFromAbove('blue')),
  }),
  'mug-small': () => single('green'),
};

function single(glaze: Glaze): Drawing {
  return { defs: mugDefs(glaze), body: place({ x: 750, y: 590, scale: 1.5 }, standingMug(glaze)) };
}

function mugDefs(glaze: Glaze): string {
  const colour = GLAZES[glaze];
  return [
    roundBody(`body-${glaze}`, colour),
    roundBody(`clay-${glaze}`, CLAY),
    linear(`inside-${glaze}`, [
      [0, '#a89a86'],
      [0.5, '#efe6d8'],
      [1, '#fffaf1'],
    ]),
    linear(
      `fade-${glaze}`,
      [
        [0, '#1a120b', 0],
        [0.55, '#1a120b', 0],
        [1, '#1a120b', 0.3],
      ],
      { from: [0, 0], to: [0, 1] },
    ),
    radial(
      `coffee-${glaze}`,
      [
        [0, '#6a3d1c'],
        [0.7, '#4a2812'],
        [1, '#2d170a'],
      ],
      [0.4, 0.36, 0.72],
    ),
    linear(`rim-${glaze}`, [
      [0, lighter(colour, 0.5)],
      [0.5, lighter(colour, 0.22)],
      [1, darker(colour, 0.3)],
    ]),
    `<clipPath id="cut-${glaze}"><path d="${BODY}"/></clipPath>`,
  ].join('');
}

function standingMug(glaze: Glaze): string {
  const colour = GLAZES[glaze];
  const handle = 'M196-160C372-196 392 86 178 118';
  return [
    floorShadow(200, 274),
    `<g fill="none" stroke-linecap="round"><path d="${handle}" stroke="${darker(colour, 0.5)}" stroke-width="54"/><path d="${handle}" stroke="${darker(colour, 0.16)}" stroke-width="44"/><path d="M214-172C350-188 362 52 200 92" stroke="${lighter(colour, 0.4)}" stroke-width="9" opacity=".75" filter="url(#blur-4)"/></g>`,
    `<path d="${BODY}" fill="url(#body-${glaze})"/>`,
    `<g clip-path="url(#cut-${glaze})"><path d="${GLAZE_EDGE}" fill="url(#clay-${glaze})"/><path d="M-230 176C-150 214-90 190-20 204C60 220 120 192 230 172" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="5" opacity=".7"/><rect x="-230" y="-260" width="460" height="560" fill="url(#fade-${glaze})"/></g>`,
    emblem({ x: -8, y: 0, size: 54, ink: darker(colour, 0.34), light: lighter(colour, 0.34), opacity: 0.8 }),
    '<path d="M-142-186C-146-70-140 40-132 128" fill="none" stroke="#fff" stroke-width="34" stroke-linecap="round" opacity=".34" filter="url(#blur-10)"/><path d="M-152-184C-155-90-152-20-147 40" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6" filter="url(#blur-4)"/>',
    `<ellipse cy="-250" rx="215" ry="46" fill="url(#rim-${glaze})"/><ellipse cy="-247" rx="199" ry="37" fill="url(#inside-${glaze})"/>`,
    `<path d="M-188-240A199 37 0 0 0 188-240A196 26 0 0 1-188-240Z" fill="#fff" opacity=".35"/>`,
  ].join('');
}

function mugFromAbove(glaze: Glaze): string {
  const colour = GLAZES[glaze];
  return [
    '<circle cx="46" cy="58" r="262" fill="#3b2610" opacity=".38" filter="url(#blur-22)"/><rect x="260" y="30" width="190" height="70" rx="35" fill="#3b2610" opacity=".34" filter="url(#blur-10)"/>',
    `<rect x="190" y="-34" width="232" height="68" rx="34" fill="${darker(colour, 0.22)}"/><rect x="196" y="-30" width="216" height="22" rx="11" fill="${lighter(colour, 0.35)}" opacity=".7" filter="url(#blur-4)"/>`,
    `<circle r="258" fill="url(#rim-${glaze})"/><circle r="232" fill="${darker(colour, 0.2)}"/><circle r="230" fill="url(#inside-${glaze})"/>`,
    `<circle cx="4" cy="6" r="206" fill="url(#coffee-${glaze})"/>`,
    '<path d="M-150-96A178 178 0 0 1-20-172" fill="none" stroke="#f2d3a8" stroke-width="16" stroke-linecap="round" opacity=".5" filter="url(#blur-4)"/><path d="M-228-110A252 252 0 0 1-60-246" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".65" filter="url(#blur-4)"/>',
  ].join('');
}

const boxDefs = [
  linear('kraft', [
    [0, '#cda878'],
    [0.6, '#bd935f'],
    [1, '#a67c4a'],
  ]),
  linear('kraft-side', [
    [0, '#9c7444'],
    [1, '#856036'],
  ]),
  linear(
    'box-inside',
    [
      [0, '#4e3719'],
      [1, '#7d5a2e'],
    ],
    { from: [0, 0], to: [0, 1] },
  ),
].join('');

function giftBox(glaze: Glaze): string {
  const straw = Array.from({ length: 74 }, (_, index) => {
    const x = -350 + grain(index) * 660;
    const y = -72 + grain(index + 90) * 40;
    const bend = (grain(index + 200) - 0.5) * 150;
    const tint = ['#e8cf95', '#d6b672', '#c19c58', '#f1deae'][index % 4];
    return `<path d="M${x} ${y}q${bend} ${-34 - grain(index + 7) * 40} ${bend * 1.5} ${10 + grain(index + 31) * 16}" fill="none" stroke="${tint}" stroke-width="7" stroke-linecap="round"/>`;
  });
  const back = straw.slice(0, 34).join('');
  const front = straw.slice(34).join('');
  return [
    floorShadow(380, 420),
    '<path d="M-390-60L-330-150H330L390-60Z" fill="url(#box-inside)"/><path d="M-330-150L-420-330H420L330-150Z" fill="url(#kraft)"/><path d="M-330-150L-420-330H420L330-150Z" fill="#fff" opacity=".12"/>',
    back,
    place({ x: 0, y: -128, scale: 0.78 }, standingMug(glaze)),
    front,
    '<path d="M-390-60H390V400Q390 420 370 420H-370Q-390 420-390 400Z" fill="url(#kraft)"/><path d="M-390-60H390V-44H-390Z" fill="#fff" opacity=".28"/><path d="M250-60H390V420H250Z" fill="#3b2610" opacity=".12"/>',
    emblem({ x: 0, y: 180, size: 92, ink: '#8a6236', light: '#e2c498' }),
  ].join('');
}
