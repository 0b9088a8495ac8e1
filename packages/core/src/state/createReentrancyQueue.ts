/** Runs a job now, or after the running one; a job that has to wait returns `whenQueued`. */
export type ReentrancyQueue = <Result>(job: () => Result, whenQueued: Result) => Result;

/**
 * Runs jobs one after the other: a job added while another runs waits until the other has finished, so that each job
 * sees the state that the previous one left. A job that throws discards the waiting ones.
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
