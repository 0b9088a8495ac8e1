import { emblem } from './emblem.ts';
import { linear } from './gradients.ts';
import { type Drawing, place } from './scene.ts';

export const cardDrawings: Readonly<Record<string, () => Drawing>> = {
  'card-main': () => ({
    defs: cardDefs,
    backdrop: 'table',
    body: place({ x: 800, y: 600, turn: -7, scale: 1.1 }, card),
  }),
  'card-g1': () => ({
    defs: cardDefs,
    backdrop: 'table',
    body:
      place({ x: 730, y: 640, turn: 9, scale: 1.1 }, envelope) + place({ x: 960, y: 560, turn: -7, scale: 0.82 }, card),
  }),
};

const cardDefs = [
  linear(
    'cotton',
    [
      [0, '#fffdf8'],
      [1, '#ece3d3'],
    ],
    { to: [1, 1] },
  ),
  linear(
    'gold',
    [
      [0, '#8a6420'],
      [0.3, '#e7c878'],
      [0.55, '#b98a34'],
      [0.8, '#f0d794'],
      [1, '#8a6420'],
    ],
    { to: [1, 1] },
  ),
  linear(
    'paper',
    [
      [0, '#d9c6a4'],
      [1, '#c2aa80'],
    ],
    { to: [1, 1] },
  ),
].join('');

const card = [
  '<rect x="-262" y="-360" width="560" height="760" rx="8" fill="#3b2610" opacity=".38" filter="url(#blur-22)"/>',
  '<rect x="-280" y="-384" width="560" height="768" rx="6" fill="url(#cotton)"/><rect x="-236" y="-340" width="472" height="680" fill="none" stroke="url(#gold)" stroke-width="6"/>',
  '<g stroke-width="14">',
  emblem({ x: 0, y: -60, size: 128, ink: '#b98a34', light: '#fff' }),
  '</g><path d="M-110 170H110M-70 206H70" stroke="#b98a34" stroke-width="7" stroke-linecap="round"/>',
].join('');

const envelope = [
  '<rect x="-400" y="-250" width="840" height="560" rx="10" fill="#3b2610" opacity=".4" filter="url(#blur-22)"/>',
  '<rect x="-420" y="-274" width="840" height="548" rx="8" fill="url(#paper)"/><path d="M-420-274H420L0 70Z" fill="url(#gold)"/><path d="M-420-274L0 60L420-274L420 274H-420Z" fill="none" stroke="#9c8459" stroke-width="3"/>',
  '<path d="M-420 274L-40 20Q0-6 40 20L420 274Z" fill="#d3bf9b"/><path d="M-420 274L-40 20Q0-6 40 20L420 274" fill="none" stroke="#fff1d6" stroke-width="4" opacity=".7"/>',
].join('');
