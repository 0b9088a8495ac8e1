import { __ } from '@wordpress/i18n';
import { saveFile } from '../../dom/saveFile.ts';
import { type Cell, printCsv } from '../model/csv.ts';
import { type Compared, type Report, type Table, WHAT } from '../model/Report.ts';
import { askTable, nameWhat } from './texts.ts';

const heads = (first: string): readonly Cell[] => [
  first,
  ...WHAT.map(nameWhat),
  ...WHAT.map((what) => `${nameWhat(what)} (${__('Previous period', 'hadaya')})`),
];

const counts = (row: Compared): readonly Cell[] => [
  ...WHAT.map((what) => row[what]),
  ...WHAT.map((what) => row.before[what]),
];

function save(name: string, rows: readonly (readonly Cell[])[]): void {
  saveFile(`hadaya-${name}.csv`, printCsv(rows), 'text/csv;charset=utf-8');
}

export function saveDays(report: Report): void {
  const rows = report.days.map((one) => [one.day, ...counts(one)]);
  save(`days-${report.from}-${report.to}`, [heads(__('Day', 'hadaya')), ...rows]);
}

export function saveTable(report: Report, table: Table): void {
  const rows = report.tables[table].map((one) => [one.name, ...counts(one)]);
  save(`${table}-${report.from}-${report.to}`, [heads(askTable(table)[1]), ...rows]);
}
