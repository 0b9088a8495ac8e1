import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { What } from '../model/Report.ts';
import { roundUp, type Step } from '../model/steps.ts';
import { askWhat, nameWhat, type Writing } from './texts.ts';

interface ChartProps {
  readonly what: What;
  readonly steps: readonly Step[];
  readonly writing: Writing;
  readonly isCompared: boolean;
}

/** Height of the chart in units of its `viewBox`, where each bar's slot is one unit wide. */
const HEIGHT = 100;

/** Start and width of a bar as fractions of its slot. */
const GAP = 0.12;
const WIDTH = 1 - 2 * GAP;

/**
 * Draws the bars, and the previous period as a line over them. On right-to-left pages the style sheet mirrors the
 * chart.
 */
function Drawing({ what, steps, isCompared, top, at }: Omit<ChartProps, 'writing'> & { top: number; at: number }) {
  const heightOf = (count: number) => (count / top) * HEIGHT;
  const line = steps.map(
    ({ before }, index) => `${index === 0 ? 'M' : 'L'}${index + 0.5} ${HEIGHT - heightOf(before[what])}`,
  );
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${steps.length} ${HEIGHT}`} preserveAspectRatio="none">
      {steps.map((step, index) => (
        <rect
          key={step.from}
          data-current={index === at}
          x={index + GAP}
          y={HEIGHT - heightOf(step[what])}
          width={WIDTH}
          height={heightOf(step[what])}
        />
      ))}
      {isCompared && <path d={line.join(' ')} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}

/** The chart's values as a table. */
function Numbers({ what, steps, writing, isCompared }: ChartProps) {
  return (
    <details className="hadaya-numbers">
      <summary>
        {__('Data table', 'hadaya')}
        <span className="screen-reader-text">{`: ${askWhat(what)}`}</span>
      </summary>
      <table className="widefat striped">
        <caption className="screen-reader-text">{askWhat(what)}</caption>
        <thead>
          <tr>
            <th scope="col">{__('Days', 'hadaya')}</th>
            <th scope="col">{nameWhat(what)}</th>
            {isCompared && <th scope="col">{__('Previous period', 'hadaya')}</th>}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from}>
              <th scope="row">{writing.range(step)}</th>
              <td>{writing.number(step[what])}</td>
              {isCompared && <td>{writing.number(step.before[what])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Number of bars by which each key moves the focus. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Checks whether the page is right to left, in which case the chart's first day is on the right. */
const isMirrored = () => document.documentElement.dir === 'rtl';

/** A chart of one counted value. It shows a bar's value on hover; while it has focus, keys move from bar to bar. */
export function Chart({ what, steps, writing, isCompared }: ChartProps) {
  const [pointed, point] = useState(-1);
  const [focused, focus] = useState(-1);
  const last = steps.length - 1;
  const at = Math.min(pointed >= 0 ? pointed : focused, last);
  const shown = steps[at];
  const top = roundUp(Math.max(...steps.flatMap((step) => [step[what], isCompared ? step.before[what] : 0])));
  const tell = (step: Step) =>
    isCompared
      ? // translators: 1: date range, 2: metric, 3: number, 4: number in the previous period.
        sprintf(
          __('%1$s: %2$s %3$s, previously %4$s', 'hadaya'),
          writing.range(step),
          nameWhat(what),
          writing.number(step[what]),
          writing.number(step.before[what]),
        )
      : // translators: 1: date range, 2: metric, 3: number.
        sprintf(__('%1$s: %2$s %3$s', 'hadaya'), writing.range(step), nameWhat(what), writing.number(step[what]));
  const [first] = steps;
  const current = steps[focused < 0 ? last : Math.min(focused, last)];
  if (!first || !current) return null;
  return (
    <figure className="hadaya-chart" data-what={what}>
      <figcaption>
        <span>{askWhat(what)}</span>
        <span className="hadaya-quiet">{nameWhat(what)}</span>
      </figcaption>
      <div className="hadaya-plot">
        <span className="hadaya-top" aria-hidden="true">
          {writing.number(top)}
        </span>
        <div
          className="hadaya-plot-area"
          role="slider"
          tabIndex={0}
          aria-label={askWhat(what)}
          aria-readonly="true"
          aria-valuemin={1}
          aria-valuemax={steps.length}
          aria-valuenow={(focused < 0 ? last : Math.min(focused, last)) + 1}
          aria-valuetext={tell(current)}
          onPointerMove={({ clientX, currentTarget }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const share = (clientX - left) / width;
            point(Math.max(0, Math.min(last, Math.floor((isMirrored() ? 1 - share : share) * steps.length))));
          }}
          onPointerLeave={() => point(-1)}
          onFocus={() => focus(focused < 0 ? last : focused)}
          onBlur={() => focus(-1)}
          onKeyDown={(event) => {
            const far = KEYS[event.key];
            if (event.key === 'Escape') focus(-1);
            if (far === undefined) return;
            event.preventDefault();
            point(-1);
            const way = isMirrored() && /^Arrow(?:Left|Right)$/.test(event.key) ? -far : far;
            focus(Math.max(0, Math.min(last, (focused < 0 ? last : focused) + way)));
          }}
        >
          <Drawing what={what} steps={steps} isCompared={isCompared} top={top} at={at} />
          {shown && (
            <span
              className="hadaya-tip"
              aria-hidden="true"
              data-side={at < steps.length / 3 ? 'start' : at > (steps.length * 2) / 3 ? 'end' : 'middle'}
              style={{ insetInlineStart: `${((at + 0.5) / steps.length) * 100}%` }}
            >
              <span>{writing.range(shown)}</span>
              <strong>{writing.number(shown[what])}</strong>
              {isCompared && (
                <span>
                  {sprintf(
                    /* translators: %s: number in the previous period. */ __('previously: %s', 'hadaya'),
                    writing.number(shown.before[what]),
                  )}
                </span>
              )}
            </span>
          )}
        </div>
        <div className="hadaya-ends" aria-hidden="true">
          <span>{writing.shortDay(first.from)}</span>
          <span>{writing.shortDay(steps[last]?.to ?? first.to)}</span>
        </div>
      </div>
      <Numbers what={what} steps={steps} writing={writing} isCompared={isCompared} />
    </figure>
  );
}
