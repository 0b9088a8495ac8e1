import type { Fault } from './fault.ts';

interface ArmedFault {
  readonly name: string | RegExp;
  readonly fault: Fault;
  remaining: number;
}

export interface FaultControl {
  /**
   * Applies a fault to the next calls with this name, for example `wc-ajax:get_variation` or
   * `file:/dist/swatches.min.js`. Without `times`, the fault stays until it is cleared. A later fault for the same name
   * waits until the earlier fault is used up.
   */
  set(name: string | RegExp, fault: Fault, times?: number): void;
  clear(): void;
  /** Returns the fault for a call, if any, and uses up one of its `times`. */
  take(name: string): Fault | undefined;
}

export function createFaultControl(): FaultControl {
  let armed: ArmedFault[] = [];
  return {
    set(name, fault, times = Number.POSITIVE_INFINITY) {
      armed.push({ name, fault, remaining: times });
    },
    clear() {
      armed = [];
    },
    take(name) {
      const found = armed.find((entry) => entry.remaining > 0 && isNamed(entry, name));
      if (found === undefined) return undefined;
      found.remaining -= 1;
      return found.fault;
    },
  };
}

function isNamed({ name: requested }: ArmedFault, name: string): boolean {
  return typeof requested === 'string' ? requested === name : requested.test(name);
}
