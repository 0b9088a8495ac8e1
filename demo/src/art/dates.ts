import { dateFillings } from '@hadaya/testing/shop';
import { darker, lighter } from './colour.ts';
import { emblem } from './emblem.ts';
import { linear, radial } from './gradients.ts';
import { type Drawing, grain, place } from './scene.ts';

const COLUMNS = 6;
const ROWS = 4;

/** Colour of each filling, visible in the slit of a date. */
const TINTS: Readonly<Record<string, string>> = {
  pistachio: '#8fa84a',
  almond: '#ecd5ab',
  walnut: '#b98a55',
  cashew: '#f0dcb4',
  pecan: '#8f5a30',
  hazelnut: '#a9763f',
  macadamia: '#f4e6c6',
  'pine-nut': '#f2dfae',
  'orange-peel': '#e8882c',
  lemon: '#efd44a',
  ginger: '#dcb25a',
  cardamom: '#a9b86a',
  saffron: '#e0911a',
  rose: '#d88a92',
  frankincense: '#efe0b8',
  honey: '#dd9a24',
  tahini: '#e6cf9f',
  sesame: '#efe2c4',
  halwa: '#9a4a1e',
  coconut: '#fdfaf2',
  'dark-chocolate': '#33190e',
  'milk-chocolate': '#7d4a28',
  'white-chocolate': '#f5ead2',
  coffee: '#4a2a16',
  karak: '#c48a52',
  cinnamon: '#a4582a',
  caramel: '#c67c2c',
  apricot: '#ee9d3c',
  fig: '#7a3550',
  cherry: '#9c1f33',
  cranberry: '#b0283c',
  mango: '#f2ab2e',
  pomegranate: '#b3213a',
  mint: '#7fb08a',
  plain: '#4a2814',
};

export const datesDrawings: Readonly<Record<string, () => Drawing>> = {
  'dates-open': () => openBox(['pistachio', 'almond', 'orange-peel', 'coconut', 'cherry', 'walnut']),
  'dates-closed': () => ({ defs: boxDefs, backdrop: 'table', body: place({ x: 800, y: 600, turn: -6 }, lid) }),
  ...Object.fromEntries(dateFillings.map(({ slug }) => [`dates-${slug}`, () => openBox([slug])])),
};

function openBox(fillings: readonly string[]): Drawing {
  const dates = Array.from({ length: COLUMNS * ROWS }, (_, index) => date(index, fillings));
  return {
    defs: boxDefs,
    backdrop: 'table',
    body: place({ x: 800, y: 590, turn: -4, scale: 0.98 }, tray + dates.join('')),
  };
}

function date(index: number, fillings: readonly string[]): string {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  const tint = TINTS[fillings[column % fillings.length] ?? ''] ?? '#4a2814';
  const turn = 84 + (grain(index) - 0.5) * 14;
  const slit = `<ellipse rx="54" ry="13.5" fill="${tint}"/><path d="M-44-5Q0-14 44-5" fill="none" stroke="${lighter(tint, 0.6)}" stroke-width="4" opacity=".8"/><path d="M-42 7Q0 13 42 7" fill="none" stroke="${darker(tint, 0.4)}" stroke-width="3" opacity=".6"/>`;
  return place({ x: -400 + column * 160, y: -276 + row * 184, turn }, `<use href="#fruit"/>${slit}`);
}

const fruit = [
  '<ellipse cx="10" cy="-8" rx="78" ry="50" fill="#1b0d05" opacity=".5" filter="url(#blur-4)"/>',
  '<ellipse rx="78" ry="48" fill="url(#date)"/>',
  '<path d="M-60-18Q0-44 60-14M-66 10Q-10 38 62 16" fill="none" stroke="#2c1408" stroke-width="3" opacity=".5"/>',
  '<path d="M-54-30Q-20-42 16-40" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".34" filter="url(#blur-4)"/>',
  '<ellipse rx="58" ry="17" fill="#220f06"/>',
].join('');

const boxDefs = [
  `<g id="fruit">${fruit}</g>`,
  linear(
    'cedar',
    [
      [0, '#8a4f2d'],
      [0.5, '#74401f'],
      [1, '#552c13'],
    ],
    { to: [1, 1] },
  ),
  linear(
    'tray',
    [
      [0, '#f3e6cd'],
      [1, '#dcc7a1'],
    ],
    { to: [1, 1] },
  ),
  radial(
    'date',
    [
      [0, '#a5663a'],
      [0.45, '#6d3a1b'],
      [1, '#35190a'],
    ],
    [0.36, 0.3, 0.85],
  ),
  linear('linen', [
    [0, '#d8c7a6'],
    [0.5, '#f2e7cf'],
    [1, '#c4b08a'],
  ]),
  linear(
    'linen-flat',
    [
      [0, '#d8c7a6'],
      [0.5, '#f2e7cf'],
      [1, '#c4b08a'],
    ],
    { to: [0, 1] },
  ),
].join('');

const dividers = [
  ...Array.from({ length: COLUMNS - 1 }, (_, index) => `M${-320 + index * 160}-366V366`),
  ...Array.from({ length: ROWS - 1 }, (_, index) => `M-478 ${-184 + index * 184}H478`),
].join('');

const tray = [
  '<rect x="-500" y="-380" width="1060" height="830" rx="22" fill="#3b2610" opacity=".42" filter="url(#blur-22)"/>',
  '<rect x="-516" y="-404" width="1032" height="808" rx="18" fill="url(#cedar)"/><rect x="-513" y="-401" width="1026" height="802" rx="16" fill="none" stroke="#c08a5e" stroke-width="4" opacity=".6"/>',
  '<rect x="-486" y="-374" width="972" height="748" rx="8" fill="#2d1709"/><rect x="-480" y="-368" width="960" height="736" rx="6" fill="url(#tray)"/>',
  `<path d="${dividers}" stroke="#b79a6c" stroke-width="7"/><path d="${dividers}" stroke="#fff4dc" stroke-width="2" transform="translate(-3 -3)"/>`,
].join('');

const lid = [
  '<rect x="-500" y="-380" width="1070" height="850" rx="22" fill="#3b2610" opacity=".45" filter="url(#blur-22)"/>',
  '<rect x="-516" y="-404" width="1032" height="808" rx="20" fill="url(#cedar)"/><rect x="-512" y="-400" width="1024" height="800" rx="18" fill="none" stroke="#c08a5e" stroke-width="5" opacity=".55"/>',
  emblem({ x: 130, y: 60, size: 170, ink: '#4a260f', light: '#a0673f' }),
  '<rect x="-276" y="-404" width="96" height="808" fill="#2c1c0b" opacity=".3" filter="url(#blur-4)"/><rect x="-288" y="-406" width="96" height="812" fill="url(#linen)"/><rect x="-516" y="-214" width="1032" height="96" fill="#2c1c0b" opacity=".25" filter="url(#blur-4)"/><rect x="-518" y="-226" width="1036" height="96" fill="url(#linen-flat)"/>',
  place(
    { x: -240, y: -178 },
    '<path d="M0 0C-70-150-250-150-226-40C-210 30-80 20 0 0Z" fill="#e8dabb"/><path d="M0 0C70-150 250-150 226-40C210 30 80 20 0 0Z" fill="#d9c79f"/><path d="M0 0C-60-90-170-100-170-44C-168-4-70 4 0 0Z" fill="#bca57a"/><path d="M0 0C60-90 170-100 170-44C168-4 70 4 0 0Z" fill="#a99165"/><path d="M-10 10L-120 190L-60 176L-34 214L20 16Z" fill="#d9c79f"/><path d="M10 10L110 196L62 184L30 220L-10 16Z" fill="#e8dabb"/><rect x="-38" y="-36" width="76" height="66" rx="20" fill="#f2e7cf"/><path d="M-24-30V24M0-34V28M24-30V24" stroke="#c4b08a" stroke-width="4"/>',
  ),
].join('');
