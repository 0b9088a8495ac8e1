import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { Fragment, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isNothing, type Report, sumUp, WHAT } from '../model/Report.ts';
import { rangeOf } from '../model/ranges.ts';
import { gatherSteps } from '../model/steps.ts';
import type { StartData } from '../StartData.ts';
import { Breakdown } from './Breakdown.tsx';
import { Chart } from './Chart.tsx';
import { EmptyNote, RestNote } from './notes.tsx';
import { QuoteTotals } from './QuoteTotals.tsx';
import { RangePicker } from './RangePicker.tsx';
import { saveDays } from './saveTables.ts';
import { Totals } from './Totals.tsx';
import { openWriting, type Writing } from './texts.ts';
import { useReport } from './useReport.ts';

interface BodyProps {
  readonly report: Report;
  readonly start: StartData;
  readonly writing: Writing;
  /** True if the previous period is shown too. */
  readonly isCompared: boolean;
}

function Body({ report, start, writing, isCompared }: BodyProps) {
  const total = sumUp(report.days);
  const steps = gatherSteps(report.days, start.first);
  return (
    <Fragment>
      <RestNote rest={report.rest} />
      <Totals total={total} before={report.before} writing={writing} isCompared={isCompared} />
      <div className="hadaya-charts">
        {WHAT.map((what) => (
          <Chart key={what} what={what} steps={steps} writing={writing} isCompared={isCompared} />
        ))}
      </div>
      <p>
        <Button variant="secondary" onClick={() => saveDays(report)}>
          {__('Download daily totals (CSV)', 'hadaya')}
        </Button>
      </p>
      <Breakdown report={report} writing={writing} isCompared={isCompared} />
    </Fragment>
  );
}

function Fineprint({ zone, months }: { readonly zone: string; readonly months: number }) {
  return (
    <p className="description">
      {sprintf(/* translators: %s: name of a time zone. */ __('Dates use the site’s time zone, %s.', 'hadaya'), zone)}{' '}
      {months > 0 &&
        // translators: %s: number of months.
        sprintf(
          _n('Views and clicks are kept for %s month.', 'Views and clicks are kept for %s months.', months, 'hadaya'),
          months,
        )}
    </p>
  );
}

/**
 * Shows the contact widget's statistics for a range that the owner selects, with an optional comparison to the previous
 * period.
 */
export function Statistics({ start }: { readonly start: StartData }) {
  const [range, setRange] = useState(rangeOf('30', start.today) ?? { from: start.today, to: start.today });
  const [isCompared, compare] = useState(true);
  const [writing] = useState(openWriting);
  const { report, isBusy, failure, retry } = useReport(range);
  const isEmpty = report?.days.every(isNothing);
  return (
    <section className="hadaya-statistics" aria-busy={isBusy}>
      <h2 id="hadaya-statistics">{__('Views, clicks and messages', 'hadaya')}</h2>
      <div className="hadaya-statistics-head">
        <RangePicker today={start.today} range={range} onChoose={setRange} />
        <CheckboxControl
          label={__('Compare to previous period', 'hadaya')}
          checked={isCompared}
          onChange={compare}
          __nextHasNoMarginBottom
        />
      </div>
      <p role="status" className="hadaya-statistics-status">
        {isBusy ? __('Loading statistics…', 'hadaya') : report && failure === '' && writing.range(report)}
      </p>
      {failure !== '' && (
        <Notice status="error" isDismissible={false} actions={[{ label: __('Try again', 'hadaya'), onClick: retry }]}>
          {failure}
        </Notice>
      )}
      {report && failure === '' && isEmpty && <EmptyNote report={report} writing={writing} onShow={setRange} />}
      {report && failure === '' && !isEmpty && (
        <Body report={report} start={start} writing={writing} isCompared={isCompared} />
      )}
      {report && failure === '' && report.quotes.length > 0 && (
        <QuoteTotals quotes={report.quotes} writing={writing} isCompared={isCompared} />
      )}
      {report && <Fineprint zone={start.zone} months={report.months} />}
    </section>
  );
}
