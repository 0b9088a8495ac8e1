/** Runs a job now, or after the running job. If the job has to wait, the call returns `whenQueued`. */
export type ReentrancyQueue = <Result>(job: () => Result, whenQueued: Result) => Result;

/**
 * Creates a queue that runs one job at a time: a job added during another waits until that one has finished, so that it
 * sees the resulting state. A job that throws discards the waiting jobs.
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
