import { linear, radial } from './gradients.ts';
import { floorShadow, grain, place } from './scene.ts';

export const resinDefs = [
  linear('bowl', [
    [0, '#3a2a1c'],
    [0.3, '#8a6a48'],
    [0.6, '#5b422b'],
    [1, '#21160d'],
  ]),
  radial(
    'bowl-in',
    [
      [0, '#1d130b'],
      [1, '#4a3520'],
    ],
    [0.5, 0.3, 0.8],
  ),
  radial(
    'tear',
    [
      [0, '#fff3cf'],
      [0.4, '#ecc67a'],
      [0.85, '#b97f34'],
      [1, '#8a5a24'],
    ],
    [0.34, 0.28, 0.8],
  ),
  radial(
    'tear-pale',
    [
      [0, '#fffdf2'],
      [0.5, '#f1deb0'],
      [1, '#c39c5c'],
    ],
    [0.34, 0.28, 0.8],
  ),
].join('');

const tears = Array.from({ length: 46 }, (_, index) => {
  const row = Math.floor(index / 12);
  const x = -300 + grain(index) * 600 * (1 - row * 0.14);
  const y = -52 - row * 38 - grain(index + 50) * 40;
  const size = 26 + grain(index + 20) * 24;
  const fill = index % 3 === 0 ? 'tear-pale' : 'tear';
  return {
    y,
    svg: `<ellipse cx="${x * (1 - row * 0.1)}" cy="${y}" rx="${size}" ry="${size * 0.74}" transform="rotate(${grain(index + 70) * 80 - 40} ${x} ${y})" fill="url(#${fill})"/>`,
  };
})
  .sort((a, b) => a.y - b.y)
  .map(({ svg }) => svg)
  .join('');

/** A wooden bowl heaped with tears of frankincense. */
export const bowlOfResin = [
  floorShadow(280, 176),
  '<ellipse cy="-80" rx="400" ry="92" fill="url(#bowl-in)"/>',
  tears,
  '<path d="M-400-80A400 92 0 0 0 400-80C392 60 230 178 0 178C-230 178-392 60-400-80Z" fill="url(#bowl)"/><path d="M-400-80A400 92 0 0 0 400-80" fill="none" stroke="#b08b61" stroke-width="7"/><path d="M-330 10C-300 80-220 130-140 150" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".3" filter="url(#blur-10)"/>',
  place(
    { x: 470, y: 150, scale: 1 },
    '<ellipse cx="14" cy="22" rx="48" ry="14" fill="#2c1c0b" opacity=".5" filter="url(#blur-4)"/><ellipse rx="44" ry="32" fill="url(#tear)"/>',
  ),
  place(
    { x: 388, y: 196, scale: 0.7 },
    '<ellipse cx="14" cy="22" rx="48" ry="14" fill="#2c1c0b" opacity=".5" filter="url(#blur-4)"/><ellipse rx="44" ry="32" fill="url(#tear-pale)"/>',
  ),
].join('');
