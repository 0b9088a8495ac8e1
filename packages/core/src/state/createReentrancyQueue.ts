/** Runs a job now, or after the one that runs; a job that has to wait answers `whenQueued`. */
export type ReentrancyQueue = <Result>(job: () => Result, whenQueued: Result) => Result;

/**
 * Runs jobs one after the other: a job that is asked for while another runs waits until that one is through, so that
 * each sees the state that the one before it left. A job that throws takes the waiting ones with it.
 */
export function createReentrancyQueue(): ReentrancyQueue {
  const waiting: (() => unknown)[] = [];
  let isRunning = false;
  return (job, whenQueued) => {
    if (isRunning) {
      waiting.push(job);
      return whenQueued;
    }
    isRunning = true;
    try {
      const result = job();
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
      return result;
    } finally {
      isRunning = false;
      waiting.length = 0;
    }
  };
}
