import type { ValueAvailability } from '../matching/index.ts';

/** Removes options from the selects and later puts the same elements back. */
export interface OptionFilter {
  /**
   * Keeps the options that some variation has, and disables those that no active variation has. Returns false if the
   * select loses its value.
   */
  apply(select: HTMLSelectElement, judge: (value: string) => ValueAvailability): boolean;
  /** Restores every select as the server printed it, and keeps the choice. */
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

/** Checks whether WooCommerce's script removes the empty option while a value is chosen. */
function dropsPlaceholder(select: HTMLSelectElement): boolean {
  return select.getAttribute('data-show_option_none') === 'no';
}

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
