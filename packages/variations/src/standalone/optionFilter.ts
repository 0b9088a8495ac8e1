import type { ValueAvailability } from '../matching/index.ts';

/** Takes options out of the selects and puts them back, the same nodes each time. */
export interface OptionFilter {
  /** Leaves the options that some variation carries, disables those that no active one does; returns whether the value stays. */
  apply(select: HTMLSelectElement, judge: (value: string) => ValueAvailability): boolean;
  /** Puts every select back as the server printed it, the choice kept. */
  restore(): void;
}

interface Printed {
  readonly options: readonly HTMLOptionElement[];
  readonly disabled: ReadonlySet<HTMLOptionElement>;
}

function markOption(option: HTMLOptionElement, { isAttached, isEnabled }: ValueAvailability): boolean {
  option.classList.toggle('attached', isAttached);
  option.classList.toggle('enabled', isEnabled);
  option.disabled = !isEnabled;
  return isAttached;
}

function setOptions(select: HTMLSelectElement, options: readonly HTMLOptionElement[], value: string): void {
  const isSame =
    select.options.length === options.length && options.every((option, at) => select.options[at] === option);
  if (!isSame) select.replaceChildren(...options);
  if (select.value !== value) select.value = value;
}

/** Whether the empty option goes while a value is chosen. */
function dropsPlaceholder(select: HTMLSelectElement): boolean {
  return select.getAttribute('data-show_option_none') === 'no';
}

/** Starts with the options that stand in the selects now. */
export function createOptionFilter(): OptionFilter {
  const printed = new Map<HTMLSelectElement, Printed>();
  const remember = (select: HTMLSelectElement): Printed => {
    const options = [...select.options];
    const found = printed.get(select) ?? { options, disabled: new Set(options.filter((option) => option.disabled)) };
    printed.set(select, found);
    return found;
  };
  return {
    apply(select, judge) {
      const { value } = select;
      const left = remember(select).options.filter(
        (option) => option.value === '' || markOption(option, judge(option.value)),
      );
      const isKept = value === '' || judge(value).isEnabled;
      const isBare = isKept && value !== '' && dropsPlaceholder(select);
      setOptions(select, isBare ? left.filter((option) => option.value !== '') : left, isKept ? value : '');
      return isKept;
    },
    restore() {
      for (const [select, { options, disabled }] of printed) {
        for (const option of options) {
          option.classList.remove('attached', 'enabled');
          option.disabled = disabled.has(option);
        }
        setOptions(select, options, select.value);
      }
      printed.clear();
    },
  };
}
