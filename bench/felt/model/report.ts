import { leftOfRemovable, median } from './statistics.ts';

/** Figures of one side in every round. */
export interface Sample {
  readonly page: string;
  readonly protocol: string;
  readonly cache: string;
  readonly side: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Labels of the sides in the ratios. */
const PLUGINS = 'plugins';
const WITHOUT = 'without';

const DIGITS = 100;
const write = (value: number | undefined) =>
  value === undefined || Number.isNaN(value)
    ? '–'
    : value >= DIGITS
      ? Math.round(value).toLocaleString('en')
      : String(Math.round(value * DIGITS) / DIGITS);

const unique = (values: readonly string[]) => [...new Set(values)];

/** Median of a figure over the rounds; NaN if a side has none. */
export function middleOfSide(samples: readonly Sample[], side: string, figure: string): number {
  return median(samples.filter((sample) => sample.side === side).map(({ figures }) => figures[figure] ?? Number.NaN));
}

/** `1,150 (0.42 ×)`: the figure and its ratio to the plugins' if measured. */
function cell(samples: readonly Sample[], side: string, figure: string): string {
  const own = middleOfSide(samples, side, figure);
  const peer = middleOfSide(samples, PLUGINS, figure);
  const ratio = side === PLUGINS || side === WITHOUT || !(peer > 0) ? '' : ` (${write(own / peer)} ×)`;
  return Number.isNaN(own) ? '–' : write(own) + ratio;
}

/** The remaining share of the removable blocking time, by side. */
function removableLine(samples: readonly Sample[], sides: readonly string[]): string[] {
  const of = (side: string) => middleOfSide(samples, side, 'blocked time');
  const left = sides.map((side) =>
    side === PLUGINS || side === WITHOUT ? '–' : write(leftOfRemovable(of(side), of(PLUGINS), of(WITHOUT))),
  );
  return left.every((word) => word === '–') ? [] : [`| blocked time left of what is removable | ${left.join(' | ')} |`];
}

function table(samples: readonly Sample[]): readonly string[] {
  const sides = unique(samples.map(({ side }) => side));
  const names = unique(samples.flatMap(({ figures }) => Object.keys(figures)));
  const rows = names.map((name) => `| ${name} | ${sides.map((side) => cell(samples, side, name)).join(' | ')} |`);
  return [
    `| median, ms where nothing else is said | ${sides.join(' | ')} |`,
    `| --- |${sides.map(() => ' ---: |').join('')}`,
    ...rows,
    ...removableLine(samples, sides),
  ];
}

/** The results as Markdown: a table a page, protocol and cache. */
export function writeReport(samples: readonly Sample[], machine: string): string {
  const titleOf = ({ page, protocol, cache }: Sample) => `${page}, ${protocol}, ${cache} cache`;
  const titles = unique(samples.map(titleOf));
  const parts = titles.flatMap((title) => [
    '',
    `## ${title}`,
    '',
    ...table(samples.filter((one) => titleOf(one) === title)),
  ]);
  return `${['# What a shopper feels', '', machine, ...parts].join('\n')}\n`;
}
