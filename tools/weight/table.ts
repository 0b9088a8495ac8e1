import type { PageLimit } from './pages.ts';
import type { PageWeight } from './weighPage.ts';

export interface Weighed {
  readonly page: string;
  readonly runtime: string;
  readonly measured: Pick<PageWeight, 'weight' | 'requests'>;
  readonly limit: PageLimit;
}

/**
 * Relative difference allowed between two measurements, because a file that arrives at the end of a measurement may or
 * may not be included.
 */
const TOLERANCE = 0.06;

const TABLE = /\| page[\s\S]*?\n(?=\n)/;
const HEAD = ['page', 'runtime', 'weight, kB', 'limit', 'requests', 'limit'];

const cellsOf = ({ page, runtime, measured, limit }: Weighed): readonly (string | number)[] => [
  page,
  runtime,
  measured.weight.toFixed(1),
  limit.most,
  measured.requests,
  limit.mostRequests,
];

export function writeTable(document: string, rows: readonly Weighed[]): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |\n`);
  return document.replace(TABLE, lines.join(''));
}

export function findOutdated(document: string, rows: readonly Weighed[]): readonly string[] {
  const documented = (document.match(TABLE)?.[0] ?? '')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap(({ page, runtime, measured, limit }) => {
    const [, , , weight, most, , mostRequests] =
      documented.find(([, name, on]) => name === page && on === runtime) ?? [];
    const isHeld =
      Math.abs(Number(weight) - measured.weight) <= measured.weight * TOLERANCE &&
      [most, mostRequests].join() === [limit.most, limit.mostRequests].join();
    return isHeld ? [] : [`${page}, ${runtime}`];
  });
}
