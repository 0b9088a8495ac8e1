/** Runs jobs one after the other: one that is asked for inside another waits for its turn, so that none is lost. */
export function createTurns(): <Result>(job: () => Result, whenWaiting: Result) => Result {
  const waiting: (() => unknown)[] = [];
  let isBusy = false;
  return (job, whenWaiting) => {
    if (isBusy) {
      waiting.push(job);
      return whenWaiting;
    }
    isBusy = true;
    try {
      const result = job();
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
      return result;
    } finally {
      isBusy = false;
      waiting.length = 0;
    }
  };
}
