/** Runs a job now, or after the running job. If the job has to wait, the call returns `whenQueued`. */
export type ReentrancyQueue = <Result>(job: () => Result, whenQueued: Result) => Result;

/**
 * Creates a queue that runs jobs one after another: a job added while another one runs waits until that one has
 * finished, so that each job sees the state left by the previous one. A job that throws discards the waiting jobs.
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
