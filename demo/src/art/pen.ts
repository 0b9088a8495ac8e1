import { emblem } from './emblem.ts';
import { linear, metal, radial } from './gradients.ts';
import { type Drawing, place } from './scene.ts';

const BRASS = '#c1953f';

export const penDrawings: Readonly<Record<string, () => Drawing>> = {
  'pen-main': () => ({
    defs: penDefs,
    backdrop: 'table',
    body: place({ x: 800, y: 600, turn: -8 }, box + place({ x: 0, y: -4, scale: 1.02 }, wholePen)),
  }),
  'pen-engraved': () => ({
    defs: penDefs,
    backdrop: 'table',
    body: place({ x: 800, y: 600, turn: -14 }, barrel(engraved)),
  }),
  'pen-plain': () => ({ defs: penDefs, backdrop: 'table', body: place({ x: 800, y: 600, turn: -14 }, barrel('')) }),
};

const across = { from: [0, 0], to: [0, 1] } as const;

const penDefs = [
  metal('brass', BRASS, across),
  linear(
    'lacquer',
    [
      [0, '#4a453f'],
      [0.22, '#8d857a'],
      [0.34, '#2b2723'],
      [1, '#0f0d0b'],
    ],
    across,
  ),
  linear(
    'box',
    [
      [0, '#33454a'],
      [1, '#1b272b'],
    ],
    { to: [1, 1] },
  ),
  radial(
    'velvet',
    [
      [0, '#4e6a70'],
      [1, '#22343a'],
    ],
    [0.36, 0.3, 0.9],
  ),
].join('');

const wholePen = [
  '<rect x="-410" y="8" width="800" height="52" rx="26" fill="#0b1416" opacity=".6" filter="url(#blur-10)"/>',
  '<rect x="-420" y="-30" width="330" height="60" rx="24" fill="url(#lacquer)"/><rect x="-110" y="-31" width="38" height="62" fill="url(#brass)"/>',
  '<rect x="-72" y="-29" width="340" height="58" fill="url(#brass)"/><path d="M268-29L386-9L400-3V3L386 9L268 29Z" fill="url(#brass)"/><path d="M268-29V29" stroke="#5e4413" stroke-width="4"/>',
  '<rect x="-404" y="-48" width="232" height="17" rx="8" fill="url(#brass)"/><circle cx="-182" cy="-32" r="11" fill="url(#brass)"/>',
  emblem({ x: 96, y: 0, size: 17, ink: '#6b4c16', light: '#f6e3ac' }),
].join('');

const box = [
  '<rect x="-530" y="-230" width="1120" height="540" rx="26" fill="#3b2610" opacity=".42" filter="url(#blur-22)"/>',
  '<rect x="-550" y="-260" width="1100" height="520" rx="22" fill="url(#box)"/><rect x="-546" y="-256" width="1092" height="512" rx="20" fill="none" stroke="#7d979c" stroke-width="4" opacity=".5"/>',
  '<rect x="-510" y="-220" width="1020" height="440" rx="14" fill="#10191c"/><rect x="-502" y="-210" width="1004" height="424" rx="12" fill="url(#velvet)"/>',
  '<rect x="-450" y="-58" width="890" height="116" rx="58" fill="#142226"/><rect x="-446" y="-50" width="882" height="108" rx="54" fill="#2a3f45"/>',
  emblem({ x: 370, y: 150, size: 40, ink: '#c9a24e' }),
].join('');

const engraved = [
  emblem({ x: -60, y: 0, size: 96, ink: '#5e4413', light: '#fbecbb' }),
  '<path d="M110-34H620M110 34H620" stroke="#5e4413" stroke-width="8" stroke-linecap="round"/><path d="M110-30H620M110 38H620" stroke="#fbecbb" stroke-width="3" opacity=".8"/>',
  ...Array.from({ length: 12 }, (_, index) => `<path d="M${130 + index * 43} 0l16-16 16 16-16 16Z" fill="#5e4413"/>`),
].join('');

function barrel(mark: string): string {
  return `<rect x="-1200" y="130" width="2400" height="170" fill="#3b2610" opacity=".5" filter="url(#blur-44)"/><rect x="-1200" y="-190" width="2400" height="380" fill="url(#brass)"/><rect x="-620" y="-196" width="70" height="392" fill="url(#lacquer)"/><rect x="-1200" y="-190" width="580" height="380" fill="url(#lacquer)"/>${mark}`;
}
