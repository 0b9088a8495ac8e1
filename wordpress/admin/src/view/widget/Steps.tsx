import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { STEPS, type Step } from '../../model/steps.ts';

const nameOf = (step: Step): string =>
  ({
    channels: __('Channels', 'hadaya'),
    look: __('Appearance', 'hadaya'),
    when: __('Display', 'hadaya'),
  })[step];

interface StepsProps {
  readonly current: Step;
  readonly mistakesOf: (step: Step) => number;
  readonly onChoose: (step: Step) => void;
}

/** A widget's steps, each selectable at any time. */
export function Steps({ current, mistakesOf, onChoose }: StepsProps) {
  return (
    <nav className="hadaya-steps" aria-label={__('Steps', 'hadaya')}>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step}>
            <Button aria-current={step === current ? 'step' : undefined} onClick={() => onChoose(step)}>
              <span className="hadaya-step-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>{nameOf(step)}</span>
              {mistakesOf(step) > 0 && <span className="hadaya-count">{mistakesOf(step)}</span>}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The Back and Next buttons below the fields of a step. */
export function StepButtons({ current, onChoose }: Omit<StepsProps, 'mistakesOf'>) {
  const index = STEPS.indexOf(current);
  const [before, next] = [STEPS[index - 1], STEPS[index + 1]];
  return (
    <div className="hadaya-step-buttons">
      {before && (
        <Button variant="tertiary" onClick={() => onChoose(before)}>
          {sprintf(/* translators: %s: name of a step. */ __('Back to %s', 'hadaya'), nameOf(before))}
        </Button>
      )}
      {next && (
        <Button variant="secondary" onClick={() => onChoose(next)}>
          {sprintf(/* translators: %s: name of a step. */ __('Next: %s', 'hadaya'), nameOf(next))}
        </Button>
      )}
    </div>
  );
}
