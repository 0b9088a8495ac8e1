import { Fragment, type ReactNode } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MoveNote, Plan } from './usePlan.ts';

/** A line that states how many settings are moved, changed or omitted, and expands to list them. */
function Line({
  text,
  count,
  children,
}: {
  readonly text: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  const line = sprintf(text, count);
  return count === 0 ? (
    <p className="hadaya-line">{line}</p>
  ) : (
    <details className="hadaya-fold">
      <summary>{line}</summary>
      {children}
    </details>
  );
}

function Taken({ rows }: { readonly rows: Plan['taken'] }) {
  return (
    <div className="hadaya-table">
      <table className="widefat striped">
        <caption className="screen-reader-text">{__('Moved settings', 'hadaya')}</caption>
        <thead>
          <tr>
            <th scope="col">{__('Setting', 'hadaya')}</th>
            <th scope="col">{__('Value', 'hadaya')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td dir="auto">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Notes({ notes }: { readonly notes: readonly MoveNote[] }) {
  return (
    <ul className="hadaya-left">
      {notes.map(({ name, value, reason }, index) => (
        <li key={index}>
          <strong>
            <bdi>{name}</bdi>
            {value !== '' && ': '}
            <bdi>{value}</bdi>
          </strong>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

export function PlanLines({ plan: { taken, changed, left } }: { readonly plan: Plan }) {
  return (
    <Fragment>
      <Line text={/* translators: %d: number of settings. */ __('Moved: %d', 'hadaya')} count={taken.length}>
        <Taken rows={taken} />
      </Line>
      <Line
        text={/* translators: %d: number of settings. */ __('Moved with changes: %d', 'hadaya')}
        count={changed.length}
      >
        <Notes notes={changed} />
      </Line>
      <Line text={/* translators: %d: number of settings. */ __('Not moved: %d', 'hadaya')} count={left.length}>
        <Notes notes={left} />
      </Line>
    </Fragment>
  );
}
