/**
 * `pnpm house`: prints how the code is built inside, each figure beside its goal. `pnpm house packages/gallery` lists
 * what stands against the goals in one package or folder; `pnpm house --ratchet` writes down the present counts of
 * names, which `pnpm layers` then holds.
 */
import { readSources } from '../checkLayers/readSources.ts';
import { DIST_FOLDER, REPOSITORY } from '../vite/project.ts';
import { readFigures } from './figures.ts';
import { listOffenders } from './offenders.ts';
import { readProductFiles } from './productFiles.ts';
import { writeRatchet } from './ratchet.ts';

const wanted = process.argv.slice(2).filter((value) => value !== '--');
const files = readSources(REPOSITORY);
const product = readProductFiles(files);

if (wanted.includes('--ratchet')) writeRatchet(product);

const figures = readFigures({ root: REPOSITORY, distFolder: DIST_FOLDER, files, product });
const width = Math.max(...figures.map(({ name }) => name.length));
for (const { name, today, goal, isMet } of figures)
  console.log(`${isMet ? 'ok ' : '-- '} ${name.padEnd(width)}  ${today.padStart(8)}   ${goal}`);

for (const folder of wanted.filter((value) => !value.startsWith('--'))) {
  console.log(`\n${folder}`);
  for (const { title, lines } of listOffenders(folder.replace(/\/$/, ''), {
    files,
    product,
    distFolder: DIST_FOLDER,
  })) {
    console.log(`\n  ${title}: ${lines.length}`);
    for (const line of lines) console.log(`    ${line}`);
  }
}
