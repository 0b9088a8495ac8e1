import { Button } from '@wordpress/components';
import { Fragment, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { changeOf, type Report, type Row, rateOf, TABLES, type Table } from '../model/Report.ts';
import { saveTable } from './saveTables.ts';
import { Change } from './Totals.tsx';
import { askTable, nameWhat, type Writing } from './texts.ts';

interface BreakdownProps {
  readonly report: Report;
  readonly writing: Writing;
  readonly isCompared: boolean;
}

interface LineProps extends Omit<BreakdownProps, 'report'> {
  readonly row: Row;
  /** Number of clicks in the row with the most clicks. */
  readonly most: number;
  readonly table: Table;
}

const nameHeads = () => ({
  views: nameWhat('views'),
  clicks: nameWhat('clicks'),
  clickRate: __('Clicks per view', 'hadaya'),
  messages: nameWhat('messages'),
  messageRate: __('Messages per view', 'hadaya'),
  change: __('Clicks vs. previous period', 'hadaya'),
});

function Line({ row, most, table, writing, isCompared }: LineProps) {
  const heads = nameHeads();
  const share = (count: number) => {
    const rate = rateOf(count, row.views);
    return rate === undefined ? '–' : writing.percent(rate);
  };
  // Messages come only from the form, and they cannot be counted by widget, because they store only the widget's name.
  const hasMessages = table !== 'widget' && (table !== 'channel' || row.key === 'Contact_Us');
  return (
    <tr>
      <th scope="row">
        <bdi>{row.name}</bdi>
        <span className="hadaya-measure" aria-hidden="true">
          <span style={{ inlineSize: `${most === 0 ? 0 : (row.clicks / most) * 100}%` }} />
        </span>
      </th>
      <td data-head={heads.views}>{writing.number(row.views)}</td>
      <td data-head={heads.clicks}>{writing.number(row.clicks)}</td>
      <td data-head={heads.clickRate}>{share(row.clicks)}</td>
      <td data-head={heads.messages}>{hasMessages ? writing.number(row.messages) : '–'}</td>
      <td data-head={heads.messageRate}>{hasMessages ? share(row.messages) : '–'}</td>
      {isCompared && (
        <td data-head={heads.change}>
          <Change change={changeOf(row.clicks, row.before.clicks)} writing={writing} />
        </td>
      )}
    </tr>
  );
}

function explainTable(table: Table): string {
  if (table === 'channel')
    return __(
      'Opening the channel list counts as a view of each channel. Messages are counted only for the contact form.',
      'hadaya',
    );
  if (table === 'source')
    return __(
      'Hadaya reads the source from WooCommerce order attribution (after consent) or from campaign URLs. It stores only the source’s name.',
      'hadaya',
    );
  return '';
}

/** Shows one table of counts at a time: by channel, page, source, device, language or widget. */
export function Breakdown({ report, writing, isCompared }: BreakdownProps) {
  const [table, choose] = useState<Table>('channel');
  const id = useId();
  const offered = TABLES.filter((one) => one !== 'widget' || report.tables.widget.length > 1);
  const rows = report.tables[table];
  const [question, head] = askTable(table);
  const note = explainTable(table);
  const heads = nameHeads();
  const most = Math.max(0, ...rows.map(({ clicks }) => clicks));
  return (
    <Fragment>
      <h3 id={id}>{__('Breakdown', 'hadaya')}</h3>
      <nav className="hadaya-tables" aria-labelledby={id}>
        {offered.map((one) => (
          <Button
            key={one}
            variant="tertiary"
            aria-current={one === table ? 'true' : undefined}
            onClick={() => choose(one)}
          >
            {askTable(one)[0]}
          </Button>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p>{__('No data for this period.', 'hadaya')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll wide tables
        <section className="hadaya-counts-frame" aria-label={question} tabIndex={0}>
          <table className="widefat striped hadaya-counts">
            <caption className="screen-reader-text">{question}</caption>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                <th scope="col">{heads.views}</th>
                <th scope="col">{heads.clicks}</th>
                <th scope="col">{heads.clickRate}</th>
                <th scope="col">{heads.messages}</th>
                <th scope="col">{heads.messageRate}</th>
                {isCompared && <th scope="col">{heads.change}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line key={row.key} row={row} most={most} table={table} writing={writing} isCompared={isCompared} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {note !== '' && <p className="description">{note}</p>}
      {rows.length > 0 && (
        <p>
          <Button variant="secondary" onClick={() => saveTable(report, table)}>
            {__('Download table (CSV)', 'hadaya')}
          </Button>
        </p>
      )}
    </Fragment>
  );
}
