import type { Choice } from '../model/index.ts';
import type { ChooseOutcome } from '../variationForm.ts';

/** Applies choices one after the other: one that comes while another is being applied waits for its turn. */
export interface Chooser {
  choose(name: string, value: string): ChooseOutcome;
  chooseAll(values: Choice): void;
}

type Apply = (name: string, value: string) => Exclude<ChooseOutcome, 'queued'>;

/** Sets what can be set, then clears whatever stands in the way of the rest and sets that. */
function applyAll(values: Choice, apply: Apply): void {
  for (const [name, value] of values) if (value === '') apply(name, '');
  const refused = [...values].filter(([name, value]) => value !== '' && apply(name, value) === 'refused');
  for (const [name] of refused) apply(name, '');
  for (const [name, value] of refused) apply(name, value);
}

/** Creates the chooser over the one function that touches a select. */
export function createChooser(apply: Apply): Chooser {
  const waiting: (() => unknown)[] = [];
  let isApplying = false;

  const inTurn = <Result>(run: () => Result, queued: Result): Result => {
    if (isApplying) {
      waiting.push(run);
      return queued;
    }
    isApplying = true;
    try {
      const result = run();
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
      return result;
    } finally {
      isApplying = false;
      waiting.length = 0;
    }
  };

  return {
    choose: (name, value) => inTurn<ChooseOutcome>(() => apply(name, value), 'queued'),
    chooseAll: (values) => inTurn(() => applyAll(values, apply), undefined),
  };
}
