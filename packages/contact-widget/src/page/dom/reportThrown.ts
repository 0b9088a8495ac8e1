import { emit, type IslandContext } from '@hadaya/core';

/**
 * Reports a failure to the page as `hadaya:error`, and to the owner as one console line unless a listener cancels the
 * event. The widget keeps working.
 */
export function reportThrown(
  { environment, element, island }: Pick<IslandContext<unknown>, 'environment' | 'element' | 'island'>,
  what: string,
  thrown: unknown,
): void {
  const message = `the contact widget could not ${what}; the rest of it still works. Report the message below`;
  const detail = { island, code: 'handler_failed', message, cause: thrown };
  if (emit(element, 'hadaya:error', detail, { cancelable: true })) environment.logger.warn(message, thrown);
}

/** Returns a function that calls `run`; if `run` throws, the function reports the failure and returns `otherwise`. */
export function contained<Args extends readonly unknown[], Result>(
  context: Parameters<typeof reportThrown>[0],
  what: string,
  run: (...args: Args) => Result,
  otherwise: Result,
): (...args: Args) => Result {
  return (...args) => {
    try {
      return run(...args);
    } catch (thrown) {
      reportThrown(context, what, thrown);
      return otherwise;
    }
  };
}
