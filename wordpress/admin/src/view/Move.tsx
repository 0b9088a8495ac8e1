import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, SelectControl } from '@wordpress/components';
import { Fragment, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { readRefusal } from '../model/refusal.ts';
import { explainRefusal } from '../saving.ts';
import type { StartData } from '../startData.ts';
import { type MessageCount, MoveMessages } from './MoveMessages.tsx';

interface Row {
  readonly name: string;
  readonly value: string;
}

/** What the server would take from Chaty, and what it would leave. */
interface Plan {
  readonly widgets: readonly { readonly id: string; readonly name: string; readonly active: boolean }[];
  readonly taken: readonly Row[];
  readonly left: readonly { readonly name: string; readonly reason: string }[];
  readonly messages: MessageCount;
}

/** The plan for a widget, or why there is none; asks anew for another widget. */
function usePlan(widget: string | undefined) {
  const [plan, setPlan] = useState<Plan>();
  const [refusal, setRefusal] = useState('');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    const load = (id: string) => apiFetch<Plan>({ path: `/hadaya/v1/move?widget=${id}&turn=${turn}` });
    const ask = async () => {
      try {
        const first = await load(widget ?? '');
        const best = first.widgets[0]?.id ?? '';
        const found = widget === undefined && best !== '' ? await load(best) : first;
        if (!isOver) setPlan(found);
        if (!isOver) setRefusal('');
      } catch (error) {
        if (!isOver) setRefusal(explainRefusal(readRefusal(error)));
      }
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [widget, turn]);
  return { plan, refusal, retry: () => setTurn(turn + 1) };
}

function Taken({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <div className="hadaya-table">
      <table className="widefat striped">
        <caption>{__('This is taken', 'hadaya')}</caption>
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

function Left({ left }: Pick<Plan, 'left'>) {
  return (
    <div>
      <h3>{__('This cannot be taken', 'hadaya')}</h3>
      {left.length === 0 && <p>{__('Nothing: all of it has a place here.', 'hadaya')}</p>}
      <ul className="hadaya-left">
        {left.map(({ name, reason }, index) => (
          <li key={index}>
            <strong dir="auto">{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MoveProps {
  readonly start: StartData;
  /** Whether something in the app is not saved, which a move would replace. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly onMove: (widget: string) => void;
}

/** The section that moves a shop from Chaty: what is taken and what is not, the move, and the messages. */
export function Move({ start, isChanged, isBusy, onMove }: MoveProps) {
  const [chosen, choose] = useState<string>();
  const { plan, refusal, retry } = usePlan(chosen);
  if (refusal !== '') {
    return (
      <Notice status="error" isDismissible={false} actions={[{ label: __('Try again', 'hadaya'), onClick: retry }]}>
        {refusal}
      </Notice>
    );
  }
  if (!plan) return <p role="status">{__('Reading what Chaty keeps.', 'hadaya')}</p>;
  const widget = chosen ?? plan.widgets[0]?.id ?? '';
  return (
    <Fragment>
      <p>
        {__(
          'One button makes the widget and form of Hadaya from Chaty’s settings. Chaty’s own stay as they are, and yours from before can be brought back.',
          'hadaya',
        )}
      </p>
      {plan.widgets.length > 1 && (
        <SelectControl
          label={__('Widget of Chaty', 'hadaya')}
          value={widget}
          options={plan.widgets.map(({ id, name, active }) => ({
            value: id,
            // translators: %s: name of a widget.
            label: active ? name : sprintf(__('%s (switched off)', 'hadaya'), name),
          }))}
          onChange={choose}
          __nextHasNoMarginBottom
          __next40pxDefaultSize
        />
      )}
      <Taken rows={plan.taken} />
      <Left left={plan.left} />
      {isChanged && <p>{__('Save your changes first, or load this page again: a move replaces them.', 'hadaya')}</p>}
      <p>
        <Button
          variant="primary"
          aria-disabled={isChanged || isBusy}
          isBusy={isBusy}
          onClick={() => {
            if (!isChanged && !isBusy) onMove(widget);
          }}
        >
          {__('Move these settings', 'hadaya')}
        </Button>
      </p>
      {start.rival !== '' && (
        <p>
          {/* translators: %s: name and version of a contact plugin. */}
          {sprintf(__('The shop shows the widget of Hadaya once %s is switched off.', 'hadaya'), start.rival)}{' '}
          <a href={start.plugins}>{__('Open the plugins', 'hadaya')}</a>
        </p>
      )}
      <MoveMessages start={plan.messages} list={start.messages} />
    </Fragment>
  );
}
