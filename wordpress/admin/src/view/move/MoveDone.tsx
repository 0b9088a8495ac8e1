import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type Audience, audienceOf } from '../../model/audience.ts';
import { asList, asValues, type Values } from '../../model/schema.ts';
import type { Mover, StartData } from '../../startData.ts';
import { PlanLines } from './PlanLines.tsx';
import type { Plan } from './usePlan.ts';

/** Returns the audience of the moved widgets; the smallest if their audiences differ. */
function seenBy(kept: Values, names: readonly string[]): Audience {
  const moved = asList(kept.widgets).filter((widget) => names.includes(String(asValues(widget).name)));
  const audiences = moved.map(audienceOf);
  return (['nobody', 'admins'] as const).find((audience) => audiences.includes(audience)) ?? 'everybody';
}

interface MoveDoneProps {
  readonly start: StartData;
  readonly mover: Mover;
  readonly plan: Plan;
  readonly kept: Values;
  readonly isBusy: boolean;
  readonly onPublish: (names: readonly string[]) => void;
  readonly onUndo: () => void;
  readonly onAgain: () => void;
}

/** The moved settings, and the steps that remain until visitors see the moved widgets. */
export function MoveDone({ start, mover, plan, kept, isBusy, onPublish, onUndo, onAgain }: MoveDoneProps) {
  const audience = seenBy(kept, plan.names);
  const isHidden = start.rival !== '';
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading, because the pressed button no longer exists.
  useEffect(() => heading.current?.focus(), []);
  const message = {
    nobody: __('The widget is still off.', 'hadaya'),
    admins: __('Only administrators can see the widget. Nothing has changed for visitors.', 'hadaya'),
    everybody: __('The widget is visible to visitors.', 'hadaya'),
  }[audience];
  return (
    <div className="hadaya-done">
      <h3 ref={heading} tabIndex={-1}>
        {sprintf(/* translators: %s: name of a plugin. */ __('Moved from %s', 'hadaya'), mover.name)}
      </h3>
      <p>
        {isHidden
          ? // translators: %s: name and version of a contact plugin.
            sprintf(__('%s is active. Deactivate it to show Hadaya’s widget in the shop.', 'hadaya'), start.rival)
          : message}
      </p>
      <ol>
        {!isHidden && audience !== 'nobody' && (
          <li>
            <a href={start.shop} target="_blank" rel="noreferrer">
              {__('View in the shop', 'hadaya')}
            </a>
          </li>
        )}
        {mover.active && (
          <li>
            <a href={start.plugins}>
              {sprintf(/* translators: %s: name of a plugin. */ __('Deactivate %s', 'hadaya'), mover.name)}
            </a>
            {!isHidden && ` – ${__('otherwise visitors see two buttons', 'hadaya')}`}
          </li>
        )}
        {!isHidden && audience !== 'everybody' && (
          <li>
            <Button variant="primary" isBusy={isBusy} aria-disabled={isBusy} onClick={() => onPublish(plan.names)}>
              {__('Publish', 'hadaya')}
            </Button>
          </li>
        )}
      </ol>
      <PlanLines plan={plan} />
      <p>
        <Button variant="secondary" aria-disabled={isBusy} onClick={onUndo}>
          {__('Undo the move', 'hadaya')}
        </Button>{' '}
        <Button variant="tertiary" onClick={onAgain}>
          {__('Move again', 'hadaya')}
        </Button>
      </p>
    </div>
  );
}
