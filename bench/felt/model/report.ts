import { leftOfRemovable, median } from './statistics.ts';

/** Figures measured for one variant in one round. */
export interface Sample {
  readonly page: string;
  readonly protocol: string;
  readonly cache: string;
  readonly variant: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Names of the two reference variants; the other variants are compared with them. */
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

/** Returns the median over the rounds; NaN if the variant does not have the figure. */
export function middleOfVariant(samples: readonly Sample[], variant: string, figure: string): number {
  return median(
    samples.filter((sample) => sample.variant === variant).map(({ figures }) => figures[figure] ?? Number.NaN),
  );
}

/**
 * Formats a figure and, for our variants, its ratio to the plugins' figure if that figure is known: `1,150 (0.42 ×)`.
 */
function cell(samples: readonly Sample[], variant: string, figure: string): string {
  const own = middleOfVariant(samples, variant, figure);
  const peer = middleOfVariant(samples, PLUGINS, figure);
  const ratio = variant === PLUGINS || variant === WITHOUT || !(peer > 0) ? '' : ` (${write(own / peer)} ×)`;
  return Number.isNaN(own) ? '–' : write(own) + ratio;
}

/**
 * Returns the table row that shows each variant's remaining share of the removable blocking time; empty if no variant
 * has one.
 */
function removableLine(samples: readonly Sample[], variants: readonly string[]): string[] {
  const of = (variant: string) => middleOfVariant(samples, variant, 'blocking time');
  const left = variants.map((variant) =>
    variant === PLUGINS || variant === WITHOUT ? '–' : write(leftOfRemovable(of(variant), of(PLUGINS), of(WITHOUT))),
  );
  return left.every((word) => word === '–') ? [] : [`| removable blocking time left | ${left.join(' | ')} |`];
}

function table(samples: readonly Sample[]): readonly string[] {
  const variants = unique(samples.map(({ variant }) => variant));
  const names = unique(samples.flatMap(({ figures }) => Object.keys(figures)));
  const rows = names.map(
    (name) => `| ${name} | ${variants.map((variant) => cell(samples, variant, name)).join(' | ')} |`,
  );
  return [
    `| median, in ms unless noted | ${variants.join(' | ')} |`,
    `| --- |${variants.map(() => ' ---: |').join('')}`,
    ...rows,
    ...removableLine(samples, variants),
  ];
}

/** Writes the results as Markdown, with a table per page, protocol and cache. */
export function writeReport(samples: readonly Sample[], machine: string): string {
  const titleOf = ({ page, protocol, cache }: Sample) => `${page}, ${protocol}, ${cache} cache`;
  const titles = unique(samples.map(titleOf));
  const parts = titles.flatMap((title) => [
    '',
    `## ${title}`,
    '',
    ...table(samples.filter((one) => titleOf(one) === title)),
  ]);
  return `${['# Perceived speed', '', machine, ...parts].join('\n')}\n`;
}
