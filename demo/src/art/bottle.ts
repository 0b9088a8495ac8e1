import { lighter } from './colour.ts';
import { emblem } from './emblem.ts';
import { metal, roundBody } from './gradients.ts';
import { closedBook, leatherDefs } from './notebook.ts';
import { type Drawing, floorShadow, place } from './scene.ts';

const COATS = { red: '#a8322d', blue: '#2f5d8c' } as const;

type Coat = keyof typeof COATS;

const BODY =
  'M-112-190C-112-262-66-282-62-330H62C66-282 112-262 112-190V350Q112 384 78 388Q0 398-78 388Q-112 384-112 350Z';

export const bottleDrawings: Readonly<Record<string, () => Drawing>> = {
  'bottle-main': () => ({
    defs: bottleDefs('red') + bottleDefs('blue'),
    body:
      place({ x: 600, y: 640, scale: 1.02 }, bottle('blue', cap)) +
      place({ x: 930, y: 690, scale: 1.16 }, bottle('red', cap)),
  }),
  'bottle-g1': () => ({
    defs: bottleDefs('blue') + leatherDefs('sand'),
    body:
      `<g transform="translate(1010 960) scale(1 .36)">${place({ x: 0, y: 0, scale: 0.9, turn: 74 }, closedBook('sand'))}</g>` +
      place({ x: 620, y: 640, scale: 1.14 }, bottle('blue', cap)),
  }),
  'bottle-red': () => ({ defs: bottleDefs('red'), body: place({ x: 800, y: 660, scale: 1.22 }, bottle('red', cap)) }),
  'bottle-red-2': () => ({
    defs: bottleDefs('red'),
    body:
      place({ x: 700, y: 650, scale: 1.22 }, bottle('red', mouth)) +
      place({ x: 1010, y: 1520, scale: 1.22 }, floorShadow(66, -330) + cap),
  }),
  'bottle-blue': () => ({
    defs: bottleDefs('blue'),
    body: place({ x: 800, y: 660, scale: 1.22 }, bottle('blue', cap)),
  }),
};

function bottleDefs(coat: Coat): string {
  return [roundBody(`coat-${coat}`, COATS[coat]), metal('cap-steel', '#b3b6b8')].join('');
}

const cap =
  '<path d="M-66-330Q0-316 66-330V-418Q66-430 54-432Q0-440-54-432Q-66-430-66-418Z" fill="url(#cap-steel)"/><path d="M-66-346Q0-332 66-346M-66-410Q0-398 66-410" fill="none" stroke="#54585b" stroke-width="3" opacity=".7"/><path d="M-40-434C-40-486 40-486 40-434" fill="none" stroke="#5b5f62" stroke-width="18"/><path d="M-40-434C-40-486 40-486 40-434" fill="none" stroke="#c9cccd" stroke-width="11"/>';

const mouth =
  '<path d="M-54-330V-372Q0-386 54-372V-330Q0-318-54-330Z" fill="url(#cap-steel)"/><ellipse cy="-374" rx="54" ry="13" fill="#d6d9da"/><ellipse cy="-373" rx="46" ry="9" fill="#34383a"/><path d="M-54-354Q0-342 54-354" fill="none" stroke="#54585b" stroke-width="3"/>';

function bottle(coat: Coat, top: string): string {
  return [
    floorShadow(112, 388),
    top,
    `<path d="${BODY}" fill="url(#coat-${coat})"/>`,
    '<path d="M-66-326Q0-312 66-326" fill="none" stroke="#d3d6d7" stroke-width="9"/>',
    '<path d="M-66-160C-70-20-68 180-62 330" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" opacity=".34" filter="url(#blur-10)"/><path d="M-72-150V120" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55" filter="url(#blur-4)"/>',
    emblem({ x: 6, y: 40, size: 40, ink: lighter(COATS[coat], 0.72), opacity: 0.9 }),
    '<path d="M-112 330Q0 346 112 330V350Q112 384 78 388Q0 398-78 388Q-112 384-112 350Z" fill="#1a120b" opacity=".22"/>',
  ].join('');
}
