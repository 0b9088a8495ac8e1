import { darker, lighter } from './colour.ts';
import { linear, metal, radial } from './gradients.ts';
import { type Drawing, floorShadow, place } from './scene.ts';

const METALS: Readonly<Record<string, string>> = { brass: '#c08e35', silver: '#a9adb0' };

const POT =
  'M-150 392C-150 372-122 362-112 344C-214 300-250 196-206 92C-176 22-98 2-78-66C-70-104-96-140-124-178H124C96-140 70-104 78-66C98 2 176 22 206 92C250 196 214 300 112 344C122 362 150 372 150 392Q0 424-150 392Z';
const LID =
  'M-130-180C-124-236-84-262-62-312C-44-356-24-380 0-392C24-380 44-356 62-312C84-262 124-236 130-180Q0-150-130-180Z';
const SPOUT = 'M-76-58C-190-70-246-150-322-306C-300-290-262-268-236-214C-204-150-168-158-116-170Z';
const HANDLE = 'M112-196C250-246 338-150 318-10C306 84 262 150 196 178';

export const dallahDrawings: Readonly<Record<string, () => Drawing>> = {
  'dallah-brass': () => standing('brass', { x: 806, y: 600, scale: 1.12 }),
  'dallah-silver': () => standing('silver', { x: 806, y: 600, scale: 1.12 }),
  'dallah-detail': () => standing('brass', { x: 880, y: 660, scale: 2.7 }),
  'dallah-cups': served,
  'dallah-video': served,
};

/** This picture is also the video's poster. */
function served(): Drawing {
  return {
    defs: dallahDefs('brass') + cupDefs,
    backdrop: 'dusk',
    body:
      place({ x: 590, y: 560, scale: 1 }, pot('brass')) +
      place({ x: 1010, y: 860, scale: 1.05 }, cup) +
      place({ x: 1250, y: 900, scale: 1.18 }, cup),
  };
}

function standing(name: string, where: { readonly x: number; readonly y: number; readonly scale: number }): Drawing {
  return { defs: dallahDefs(name), backdrop: 'dusk', body: place(where, pot(name)) };
}

function dallahDefs(name: string): string {
  const colour = METALS[name] ?? '#c08e35';
  return [
    metal('metal', colour),
    metal('metal-lid', lighter(colour, 0.06)),
    linear(
      'metal-spout',
      [
        [0, lighter(colour, 0.6)],
        [0.4, colour],
        [1, darker(colour, 0.55)],
      ],
      { to: [0.6, 1] },
    ),
    linear(
      'pot-shade',
      [
        [0, '#1a120b', 0.2],
        [0.3, '#1a120b', 0],
        [0.7, '#1a120b', 0],
        [1, '#1a120b', 0.46],
      ],
      { from: [0, 0], to: [0, 1] },
    ),
    `<clipPath id="pot-cut"><path d="${POT}"/></clipPath>`,
  ].join('');
}

function pot(name: string): string {
  const colour = METALS[name] ?? '#c08e35';
  const dark = darker(colour, 0.62);
  const bright = lighter(colour, 0.7);
  return [
    floorShadow(190, 396),
    `<g fill="none" stroke-linecap="round"><path d="${HANDLE}" stroke="${dark}" stroke-width="42"/><path d="${HANDLE}" stroke="${colour}" stroke-width="32"/><path d="M122-206C246-246 322-158 304-20" stroke="${bright}" stroke-width="8" opacity=".9" filter="url(#blur-4)"/></g>`,
    `<path d="${SPOUT}" fill="url(#metal-spout)" stroke="${dark}" stroke-width="3"/><path d="M-306-286C-246-166-196-100-96-84" fill="none" stroke="${bright}" stroke-width="7" opacity=".8" filter="url(#blur-4)"/>`,
    `<path d="${POT}" fill="url(#metal)"/>`,
    `<g clip-path="url(#pot-cut)">${engraving(dark, bright)}<rect x="-260" y="-180" width="520" height="600" fill="url(#pot-shade)"/><ellipse cx="-96" cy="190" rx="34" ry="96" fill="#fff" opacity=".42" filter="url(#blur-22)"/></g>`,
    `<path d="${LID}" fill="url(#metal-lid)"/><path d="M-130-180Q0-150 130-180" fill="none" stroke="${dark}" stroke-width="9"/><path d="M-126-190Q0-160 126-190" fill="none" stroke="${bright}" stroke-width="4" opacity=".8"/>`,
    `<path d="M-98-244Q0-222 98-244M-80-276Q0-256 80-276" fill="none" stroke="${dark}" stroke-width="4" opacity=".7"/>`,
    `<g fill="url(#metal-lid)" stroke="${dark}" stroke-width="2"><ellipse cy="-398" rx="24" ry="11"/><circle cy="-424" r="22"/><path d="M-11-444Q0-506 11-444Z"/></g><circle cx="-7" cy="-431" r="6" fill="#fff" opacity=".8"/>`,
    `<circle cx="118" cy="-190" r="20" fill="url(#metal-lid)" stroke="${dark}" stroke-width="2"/>`,
  ].join('');
}

/** Draws bands that follow the curve of the body, with triangles between them. */
function engraving(dark: string, bright: string): string {
  const band = (y: number, sag: number) =>
    `<path d="M-260 ${y}Q0 ${y + sag} 260 ${y}" fill="none" stroke="${dark}" stroke-width="4" opacity=".75"/><path d="M-260 ${y + 4}Q0 ${y + sag + 4} 260 ${y + 4}" fill="none" stroke="${bright}" stroke-width="2" opacity=".7"/>`;
  const teeth = (y: number, sag: number, half: number) =>
    Array.from({ length: 17 }, (_, index) => {
      const turn = ((index - 8) / 8) * 1.35;
      const x = Math.round(Math.sin(turn) * half);
      const lift = Math.round((Math.cos(turn) * sag) / 2);
      const width = Math.max(3, Math.round(Math.cos(turn) * half * 0.075));
      return `<path d="M${x - width} ${y + lift}L${x} ${y + lift + 26}L${x + width} ${y + lift}Z" fill="${dark}" opacity=".62"/>`;
    }).join('');
  return [
    band(-66, 26),
    band(-44, 26),
    teeth(-18, 30, 110),
    band(66, 52),
    teeth(78, 52, 214),
    band(112, 60),
    band(330, 40),
    band(-150, 30),
  ].join('');
}

const cupDefs = [
  linear('porcelain', [
    [0, '#cfc5b4'],
    [0.25, '#fffdf8'],
    [0.6, '#f1e9dc'],
    [1, '#b3a48c'],
  ]),
  radial(
    'qahwa',
    [
      [0, '#b9873c'],
      [1, '#7a4e1c'],
    ],
    [0.4, 0.4, 0.7],
  ),
].join('');

const cup = [
  floorShadow(72, 70),
  '<path d="M-100-74C-96-4-70 62-44 70Q0 80 44 70C70 62 96-4 100-74Z" fill="url(#porcelain)"/><path d="M-97-44Q0-18 97-44M-92-14Q0 12 92-14" fill="none" stroke="#b98a34" stroke-width="5"/><circle cx="0" cy="-10" r="7" fill="#a3262a"/><circle cx="-44" cy="-14" r="7" fill="#a3262a"/><circle cx="44" cy="-14" r="7" fill="#a3262a"/>',
  '<ellipse cy="-74" rx="100" ry="24" fill="#fffdf8" stroke="#c79a3f" stroke-width="4"/><ellipse cy="-69" rx="88" ry="18" fill="url(#qahwa)"/><path d="M-60-76Q-30-84 6-83" fill="none" stroke="#fff" stroke-width="4" opacity=".6" stroke-linecap="round"/>',
].join('');
