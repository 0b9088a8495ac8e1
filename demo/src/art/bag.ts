import { emblem } from './emblem.ts';
import { linear } from './gradients.ts';
import { type Drawing, floorShadow, place } from './scene.ts';

const FRONT =
  'M-300-200C-200-188 200-188 300-200C306-20 326 220 336 420Q338 446 312 448C180 462-180 462-312 448Q-338 446-336 420C-326 220-306-20-300-200Z';

export const bagDrawings: Readonly<Record<string, () => Drawing>> = {
  'bag-main': () => ({ defs: bagDefs, body: place({ x: 800, y: 660, scale: 1.02 }, bag) }),
  'bag-g1': () => ({ defs: bagDefs, backdrop: 'table', body: weaveCloseUp }),
};

const THREAD = 64;

const bagDefs = [
  linear('canvas', [
    [0, '#cdbd9e'],
    [0.2, '#efe3ca'],
    [0.55, '#e2d4b6'],
    [0.8, '#d2c19f'],
    [1, '#b09c76'],
  ]),
  linear(
    'canvas-in',
    [
      [0, '#8f7d5a'],
      [1, '#b7a581'],
    ],
    { from: [0, 0], to: [0, 1] },
  ),
  linear('warp', [
    [0, '#b59f77'],
    [0.45, '#f2e7cf'],
    [1, '#a8916a'],
  ]),
  linear(
    'weft',
    [
      [0, '#bda87f'],
      [0.45, '#ebdfc4'],
      [1, '#ad966d'],
    ],
    { from: [0, 0], to: [0, 1] },
  ),
  '<pattern id="thread" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0H4.5M4.5 4.5H9" stroke="#8d7850" stroke-width="1.2" opacity=".28"/><path d="M0 4.5V9M4.5 0V4.5" stroke="#fff8e6" stroke-width="1.2" opacity=".4"/></pattern>',
  `<pattern id="weave" width="${THREAD * 2}" height="${THREAD * 2}" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)"><rect width="${THREAD * 2}" height="${THREAD * 2}" fill="#6f5b38"/>${weaveCells()}</pattern>`,
].join('');

function weaveCells(): string {
  const cell = (x: number, y: number, fill: string) =>
    `<rect x="${x + 2}" y="${y + 2}" width="${THREAD - 4}" height="${THREAD - 4}" rx="15" fill="url(#${fill})"/>`;
  return cell(0, 0, 'warp') + cell(THREAD, 0, 'weft') + cell(0, THREAD, 'weft') + cell(THREAD, THREAD, 'warp');
}

const bag = [
  floorShadow(320, 452),
  '<path d="M-170-190C-190-520 190-520 170-190" fill="none" stroke="#a8946c" stroke-width="36"/><path d="M-170-190C-190-520 190-520 170-190" fill="none" stroke="#c9b892" stroke-width="26"/>',
  '<path d="M-300-200C-200-226 200-226 300-200C200-184-200-184-300-200Z" fill="url(#canvas-in)"/>',
  `<path d="${FRONT}" fill="url(#canvas)"/><path d="${FRONT}" fill="url(#thread)"/>`,
  '<path d="M-180-190C-210 40-190 260-240 440M120-186C160 20 120 240 190 444" fill="none" stroke="#7d6840" stroke-width="26" opacity=".2" filter="url(#blur-22)"/><path d="M-140-190C-170 40-150 260-196 440M80-186C116 20 84 240 146 444" fill="none" stroke="#fff" stroke-width="22" opacity=".34" filter="url(#blur-22)"/>',
  '<path d="M-301-170C-200-158 200-158 301-170" fill="none" stroke="#8f7a52" stroke-width="4" stroke-dasharray="13 8" opacity=".8"/>',
  '<path d="M-186-150C-206-476 206-476 186-150" fill="none" stroke="#9c875d" stroke-width="40"/><path d="M-186-150C-206-476 206-476 186-150" fill="none" stroke="#e6d9bc" stroke-width="31"/><path d="M-186-150C-206-476 206-476 186-150" fill="none" stroke="#a8946c" stroke-width="3" stroke-dasharray="12 8"/>',
  '<g fill="#dccdaa" stroke="#9c875d" stroke-width="3"><rect x="-206" y="-178" width="40" height="76"/><rect x="166" y="-178" width="40" height="76"/></g>',
  emblem({ x: 0, y: 130, size: 130, ink: '#8a5a2b', opacity: 0.92 }),
].join('');

const weaveCloseUp =
  '<rect width="1600" height="1200" fill="url(#weave)"/><rect width="1600" height="1200" fill="url(#light)"/>';
