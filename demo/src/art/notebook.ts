import { darker, lighter } from './colour.ts';
import { emblem } from './emblem.ts';
import { linear, radial } from './gradients.ts';
import { type Drawing, place } from './scene.ts';

const LEATHERS = { sand: '#c09a6b', sea: '#2d6470', ink: '#35322e' } as const;

type Leather = keyof typeof LEATHERS;

export const notebookDrawings: Readonly<Record<string, () => Drawing>> = {
  'notebook-sand': () => cover('sand'),
  'notebook-sea': () => cover('sea'),
  'notebook-ink': () => cover('ink'),
  'notebook-open': () => ({
    defs: leatherDefs('sand') + pageDefs,
    backdrop: 'table',
    body: place({ x: 800, y: 610, scale: 1.2, turn: -4 }, openBook),
  }),
  'notebook-emboss': () => ({
    defs: leatherDefs('sand'),
    backdrop: 'table',
    body: place({ x: 700, y: 700, scale: 2.9, turn: -16 }, closedBook('sand')),
  }),
};

function cover(leather: Leather): Drawing {
  return {
    defs: leatherDefs(leather),
    backdrop: 'table',
    body: place({ x: 790, y: 590, scale: 1.22, turn: -9 }, closedBook(leather)),
  };
}

export function leatherDefs(leather: Leather): string {
  const colour = LEATHERS[leather];
  return [
    linear(
      `leather-${leather}`,
      [
        [0, lighter(colour, 0.3)],
        [0.4, colour],
        [1, darker(colour, 0.26)],
      ],
      { to: [1, 1] },
    ),
    linear(`band-${leather}`, [
      [0, darker(colour, 0.52)],
      [0.4, darker(colour, 0.3)],
      [1, darker(colour, 0.6)],
    ]),
    radial(
      `sheen-${leather}`,
      [
        [0, '#fff', 0.3],
        [1, '#fff', 0],
      ],
      [0.28, 0.2, 0.6],
    ),
  ].join('');
}

/** Draws the closed notebook lying flat, 520 by 720 units, centred on the origin. */
export function closedBook(leather: Leather): string {
  const colour = LEATHERS[leather];
  return [
    '<rect x="-236" y="-326" width="540" height="730" rx="26" fill="#3b2610" opacity=".4" filter="url(#blur-22)"/><rect x="-252" y="-346" width="524" height="722" rx="20" fill="#2c1c0b" opacity=".45" filter="url(#blur-4)"/>',
    '<path d="M96 350V438L118 418L140 438V350Z" fill="#8a2f2a"/><path d="M96 350V438L118 418V350Z" fill="#a8403a"/>',
    '<rect x="-252" y="-344" width="520" height="708" rx="14" fill="#efe6d6"/><path d="M-240 361H262M-240 356H264M266-330V350" stroke="#cdbfa8" stroke-width="2"/>',
    `<rect x="-260" y="-360" width="520" height="716" rx="20" fill="url(#leather-${leather})"/><rect x="-260" y="-360" width="520" height="716" rx="20" fill="url(#sheen-${leather})"/>`,
    `<rect x="-257" y="-357" width="514" height="710" rx="18" fill="none" stroke="${lighter(colour, 0.42)}" stroke-width="3" opacity=".55"/><path d="M-214-358V354" stroke="${darker(colour, 0.4)}" stroke-width="7" opacity=".55"/><path d="M-207-358V354" stroke="${lighter(colour, 0.36)}" stroke-width="3" opacity=".6"/>`,
    emblem({ x: 6, y: -34, size: 92, ink: darker(colour, 0.36), light: lighter(colour, 0.42) }),
    `<rect x="172" y="-364" width="24" height="726" fill="#2c1c0b" opacity=".3" filter="url(#blur-4)"/><rect x="166" y="-363" width="24" height="722" fill="url(#band-${leather})"/>`,
  ].join('');
}

const pageDefs = [
  linear('page-left', [
    [0, '#fffaf0'],
    [0.75, '#f7efdf'],
    [1, '#d6c7ac'],
  ]),
  linear('page-right', [
    [0, '#cdbd9f'],
    [0.2, '#f5ecdb'],
    [1, '#fffaf0'],
  ]),
].join('');

const lines = Array.from(
  { length: 15 },
  (_, row) =>
    `<path d="M-430 ${-230 + row * 36}H-60M60 ${-230 + row * 36}H430" stroke="#b9a98c" stroke-width="1.6" opacity=".7"/>`,
).join('');

const openBook = [
  '<rect x="-490" y="-300" width="1020" height="690" rx="24" fill="#3b2610" opacity=".38" filter="url(#blur-22)"/>',
  '<rect x="-500" y="-330" width="1000" height="668" rx="18" fill="url(#leather-sand)"/>',
  '<path d="M-484-312H-30Q-4-312 0-298V334Q-6 322-30 322H-484Z" fill="url(#page-left)"/><path d="M484-312H30Q4-312 0-298V334Q6 322 30 322H484Z" fill="url(#page-right)"/>',
  lines,
  '<path d="M-20-312C-34-140 40 80 26 330L44 372L62 330C74 70 0-120 14-312Z" fill="#8a2f2a"/><path d="M-20-312C-34-140 40 80 26 330L36 356C52 80-16-130-4-312Z" fill="#b04640"/>',
  place(
    { x: 250, y: 60, turn: 62 },
    '<rect x="-330" y="-2" width="640" height="40" rx="18" fill="#3b2610" opacity=".3" filter="url(#blur-10)"/><rect x="-310" y="-22" width="560" height="36" rx="16" fill="#2b2926"/><rect x="-310" y="-18" width="560" height="9" rx="4" fill="#fff" opacity=".3"/><path d="M250-20L312-4L250 12Z" fill="#c9a24e"/><rect x="-70" y="-23" width="18" height="38" fill="#c9a24e"/>',
  ),
].join('');
