import apiFetch from '@wordpress/api-fetch';
import { Button, CheckboxControl, Notice } from '@wordpress/components';
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
  readonly chosen: readonly string[];
  readonly widgets: readonly { readonly id: string; readonly name: string; readonly active: boolean }[];
  readonly taken: readonly Row[];
  readonly left: readonly { readonly name: string; readonly reason: string }[];
  readonly messages: MessageCount;
}

/** The plan for the ticked widgets, at first those that the server proposes, or why there is none. */
function usePlan(chosen: readonly string[] | undefined) {
  const [plan, setPlan] = useState<Plan>();
  const [refusal, setRefusal] = useState('');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    const wanted = (chosen ?? []).map((id) => `&widgets[]=${id}`).join('');
    const ask = async () => {
      try {
        const found = await apiFetch<Plan>({ path: `/hadaya/v1/move?turn=${turn}${wanted}` });
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
  }, [chosen, turn]);
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

/** The choice among several widgets of Chaty; each that is ticked becomes one of ours. */
function ChatyWidgets({
  widgets,
  ticked,
  onTick,
}: Pick<Plan, 'widgets'> & {
  readonly ticked: readonly string[];
  readonly onTick: (ids: readonly string[]) => void;
}) {
  return (
    <fieldset className="hadaya-group">
      <legend>{__('Widgets of Chaty', 'hadaya')}</legend>
      {widgets.map(({ id, name, active }) => (
        <CheckboxControl
          key={id}
          // translators: %s: name of a widget.
          label={active ? name : sprintf(__('%s (switched off)', 'hadaya'), name)}
          checked={ticked.includes(id)}
          onChange={(isOn) => onTick(isOn ? [...ticked, id] : ticked.filter((other) => other !== id))}
          __nextHasNoMarginBottom
        />
      ))}
      {ticked.length === 0 && <p>{__('Choose at least one widget.', 'hadaya')}</p>}
    </fieldset>
  );
}

interface MoveProps {
  readonly start: StartData;
  /** Whether something in the app is not saved, which a move would replace. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly onMove: (widgets: readonly string[]) => void;
}

/** The section that moves a shop from Chaty: what is taken and what is not, the move, and the messages. */
export function Move({ start, isChanged, isBusy, onMove }: MoveProps) {
  const [chosen, choose] = useState<readonly string[]>();
  const { plan, refusal, retry } = usePlan(chosen);
  if (refusal !== '') {
    return (
      <Notice status="error" isDismissible={false} actions={[{ label: __('Try again', 'hadaya'), onClick: retry }]}>
        {refusal}
      </Notice>
    );
  }
  if (!plan) return <p role="status">{__('Reading what Chaty keeps.', 'hadaya')}</p>;
  const ticked = chosen ?? plan.chosen;
  const mayMove = ticked.length > 0 && !isChanged && !isBusy;
  return (
    <Fragment>
      <p>
        {__(
          'One button makes widgets and a form of Hadaya from Chaty’s settings. Chaty’s own stay as they are, and yours from before can be brought back.',
          'hadaya',
        )}
      </p>
      {plan.widgets.length > 1 && <ChatyWidgets widgets={plan.widgets} ticked={ticked} onTick={choose} />}
      {ticked.length > 0 && <Taken rows={plan.taken} />}
      {ticked.length > 0 && <Left left={plan.left} />}
      {isChanged && <p>{__('Save your changes first, or load this page again: a move replaces them.', 'hadaya')}</p>}
      <p>
        <Button
          variant="primary"
          aria-disabled={!mayMove}
          isBusy={isBusy}
          onClick={() => {
            if (mayMove) onMove(ticked);
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
