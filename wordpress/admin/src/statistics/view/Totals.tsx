import { __, sprintf } from '@wordpress/i18n';
import { type Compared, type Counts, changeOf, type Range, rateOf, WHAT } from '../model/Report.ts';
import { nameWhat, type Writing } from './texts.ts';

/** Relative changes smaller than this, up or down, are shown without an arrow. */
const LITTLE = 0.005;

interface ChangeProps {
  /** Relative change; undefined without an earlier value. */
  readonly change: number | undefined;
  readonly writing: Writing;
}

/** A relative change with an arrow and a colour; a dash if there is no earlier value. */
export function Change({ change, writing }: ChangeProps) {
  if (change === undefined) return <span className="hadaya-change">–</span>;
  const way = Math.abs(change) < LITTLE ? 'none' : change > 0 ? 'up' : 'down';
  return (
    <span className="hadaya-change" data-way={way}>
      <span aria-hidden="true">{way === 'up' ? '▲' : way === 'down' ? '▼' : ''}</span>{' '}
      <bdi dir="ltr">{writing.change(change)}</bdi>
    </span>
  );
}

export interface Item {
  readonly name: string;
  readonly shown: string;
  readonly was: string;
  readonly change: number | undefined;
}

interface ItemsProps {
  readonly items: readonly Item[];
  readonly writing: Writing;
  readonly isCompared: boolean;
}

export function Items({ items, writing, isCompared }: ItemsProps) {
  return (
    <dl className="hadaya-totals">
      {items.map(({ name, shown, was, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{shown}</strong>
            {isCompared && (
              <span>
                <Change change={change} writing={writing} />{' '}
                <span className="hadaya-quiet">
                  {sprintf(/* translators: %s: number in the previous period. */ __('previously: %s', 'hadaya'), was)}
                </span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TotalsProps {
  readonly total: Compared;
  readonly before: Range;
  readonly writing: Writing;
  readonly isCompared: boolean;
}

/** The funnel from seeing the widget to sending a message. */
export function Totals({ total, before, writing, isCompared }: TotalsProps) {
  const share = (counts: Counts, what: 'clicks' | 'messages') => rateOf(counts[what], counts.views);
  const items = [
    ...WHAT.map((what) => ({
      name: nameWhat(what),
      shown: writing.number(total[what]),
      was: writing.number(total.before[what]),
      change: changeOf(total[what], total.before[what]),
    })),
    ...(['clicks', 'messages'] as const).map((what) => {
      const now = share(total, what);
      const was = share(total.before, what);
      return {
        name: what === 'clicks' ? __('Clicks per view', 'hadaya') : __('Messages per view', 'hadaya'),
        shown: now === undefined ? '–' : writing.percent(now),
        was: was === undefined ? '–' : writing.percent(was),
        change: now === undefined || was === undefined ? undefined : changeOf(now, was),
      };
    }),
  ];
  return (
    <div className="hadaya-totals-frame">
      <Items items={items} writing={writing} isCompared={isCompared} />
      {isCompared && (
        <p className="description">
          {sprintf(
            /* translators: %s: date range. */ __('Previous period: %s (dashed line).', 'hadaya'),
            writing.range(before),
          )}
        </p>
      )}
    </div>
  );
}
