import { emblem } from './emblem.ts';
import { linear, metal } from './gradients.ts';
import { type Drawing, place } from './scene.ts';

export const keyRingDrawings: Readonly<Record<string, () => Drawing>> = {
  'key-ring': () => ({
    defs: keyRingDefs,
    backdrop: 'table',
    body: place({ x: 800, y: 560, scale: 1.15, turn: 12 }, keyRing),
  }),
};

const TAG =
  'M-92-120C-92-160-60-176 0-176C60-176 92-160 92-120L150 260C158 330 110 372 0 372C-110 372-158 330-150 260Z';
const STITCH =
  'M-70-112C-70-140-46-152 0-152C46-152 70-140 70-112L126 258C132 316 92 348 0 348C-92 348-132 316-126 258Z';

const keyRingDefs = [
  metal('steel', '#a9adb0', { to: [1, 1] }),
  linear(
    'hide',
    [
      [0, '#c98a55'],
      [0.5, '#a8683a'],
      [1, '#7a4520'],
    ],
    { to: [1, 1] },
  ),
].join('');

const keyRing = [
  '<g transform="translate(26 34)" opacity=".4" filter="url(#blur-10)"><circle cy="-290" r="142" fill="none" stroke="#2c1c0b" stroke-width="26"/><path d="M-92-120C-92-160-60-176 0-176C60-176 92-160 92-120L150 260C158 330 110 372 0 372C-110 372-158 330-150 260Z" fill="#2c1c0b"/></g>',
  '<circle cy="-290" r="142" fill="none" stroke="#5a5d60" stroke-width="26"/><circle cy="-290" r="142" fill="none" stroke="url(#steel)" stroke-width="22"/><path d="M-128-352A142 142 0 0 1 40-426" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/><path d="M-120-250A128 128 0 0 0 118-250" fill="none" stroke="#4b4e51" stroke-width="3"/>',
  `<path d="${TAG}" fill="#4f2a10" transform="translate(3 6)"/><path d="${TAG}" fill="url(#hide)"/><path d="M-88-122C-86-154-56-170 0-170" fill="none" stroke="#f0c394" stroke-width="5" opacity=".7"/>`,
  `<path d="${STITCH}" fill="none" stroke="#5c3113" stroke-width="7" opacity=".5"/><path d="${STITCH}" fill="none" stroke="#f3dfbd" stroke-width="5" stroke-dasharray="17 11" stroke-linecap="round"/>`,
  '<circle cy="-118" r="27" fill="#5a5d60"/><circle cy="-118" r="24" fill="url(#steel)"/><circle cy="-118" r="12" fill="#2c1c0b"/>',
  emblem({ x: 0, y: 150, size: 86, ink: '#6b3a18', light: '#d9a674' }),
].join('');
