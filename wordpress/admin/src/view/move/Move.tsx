import { Button, CheckboxControl, Notice, RadioControl } from '@wordpress/components';
import { Fragment, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Outcome } from '../../model/editor.ts';
import type { Values } from '../../model/schema.ts';
import type { StartData } from '../../startData.ts';
import { MoveDone } from './MoveDone.tsx';
import { MoveMessages } from './MoveMessages.tsx';
import { PlanLines } from './PlanLines.tsx';
import { type Plan, usePlan } from './usePlan.ts';

/** Checkboxes for another plugin's widgets; each checked widget becomes a Hadaya widget. */
function Widgets({
  title,
  widgets,
  ticked,
  onTick,
}: Pick<Plan, 'widgets'> & {
  readonly title: string;
  readonly ticked: readonly string[];
  readonly onTick: (ids: readonly string[]) => void;
}) {
  return (
    <fieldset className="hadaya-group">
      <legend>{title}</legend>
      {widgets.map(({ id, name, active }) => (
        <CheckboxControl
          key={id}
          // translators: %s: name of a widget.
          label={active ? name : sprintf(__('%s (off)', 'hadaya'), name)}
          checked={ticked.includes(id)}
          onChange={(isOn) => onTick(isOn ? [...ticked, id] : ticked.filter((other) => other !== id))}
          __nextHasNoMarginBottom
        />
      ))}
      {ticked.length === 0 && <p>{__('Select at least one widget.', 'hadaya')}</p>}
    </fieldset>
  );
}

interface MoveProps {
  readonly start: StartData;
  /** The saved settings, without unsaved changes. */
  readonly kept: Values;
  readonly outcome: Outcome['kind'];
  /** True if a move would replace unsaved changes. */
  readonly isChanged: boolean;
  /** Runs the move; returns whether it succeeded. */
  readonly onMove: (source: string, widgets: readonly string[]) => Promise<boolean>;
  /** Makes the widgets with the given names visible to everybody. */
  readonly onPublish: (names: readonly string[]) => void;
  readonly onUndo: () => void;
}

/**
 * One plugin's settings, divided into those that can and those that cannot be moved, with a button for the move and the
 * plugin's messages.
 */
function MoveFrom({ mover, ...props }: MoveProps & { readonly mover: StartData['movers'][number] }) {
  const { start, kept, outcome, isChanged, onMove, onPublish, onUndo } = props;
  const { id, name } = mover;
  const [chosen, choose] = useState<readonly string[]>();
  const { plan, refusal, retry } = usePlan(id, chosen);
  const [done, setDone] = useState<Plan>();
  useEffect(() => {
    if (outcome === 'restored') setDone(undefined);
  }, [outcome]);
  if (refusal !== '') {
    return (
      <Notice status="error" isDismissible={false} actions={[{ label: __('Try again', 'hadaya'), onClick: retry }]}>
        {refusal}
      </Notice>
    );
  }
  if (!plan)
    return (
      <p role="status">
        {sprintf(/* translators: %s: name of a plugin. */ __('Loading settings from %s…', 'hadaya'), name)}
      </p>
    );
  const isBusy = outcome === 'busy';
  const messages = plan.messages && <MoveMessages start={plan.messages} list={start.messages} />;
  if (done) {
    const again = () => setDone(undefined);
    return (
      <Fragment>
        <MoveDone {...{ start, mover, kept, isBusy, onPublish, onUndo }} plan={done} onAgain={again} />
        {messages}
      </Fragment>
    );
  }
  const ticked = chosen ?? plan.chosen;
  const mayMove = ticked.length > 0 && !isChanged && !isBusy;
  const move = async () => {
    if (mayMove && (await onMove(id, ticked))) setDone(plan);
  };
  return (
    <Fragment>
      <p>
        {sprintf(
          // translators: %s: name of a plugin.
          __(
            'Create Hadaya widgets from the settings of %s. Its settings stay unchanged, and you can undo the move.',
            'hadaya',
          ),
          name,
        )}
      </p>
      {plan.widgets.length > 1 && (
        // translators: %s: name of a plugin.
        <Widgets title={sprintf(__('Widgets in %s', 'hadaya'), name)} {...plan} ticked={ticked} onTick={choose} />
      )}
      {ticked.length > 0 && <PlanLines plan={plan} />}
      {isChanged && (
        <p>
          {__(
            'You have unsaved changes. Moving settings would discard them. Save them first, or reload the page to discard them.',
            'hadaya',
          )}
        </p>
      )}
      <p>
        <Button variant="primary" aria-disabled={!mayMove} isBusy={isBusy} onClick={() => void move()}>
          {__('Move settings', 'hadaya')}
        </Button>
      </p>
      {messages}
    </Fragment>
  );
}

/** The section in which the owner moves the settings of another contact plugin to Hadaya. */
export function Move(props: MoveProps) {
  const { movers } = props.start;
  const [chosen, choose] = useState(movers[0]?.id);
  const mover = movers.find(({ id }) => id === chosen);
  if (!mover) return null;
  return (
    <Fragment>
      {movers.length > 1 && (
        <RadioControl
          label={__('Move from', 'hadaya')}
          selected={mover.id}
          options={movers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choose}
        />
      )}
      <MoveFrom key={mover.id} {...props} mover={mover} />
    </Fragment>
  );
}
