/**
 * Ends the task that runs now: what waits for the promise goes on in one of its own. Browsers without `scheduler.yield`
 * get a message, which no throttling of timers delays; what has no messages either, as a DOM of tests, a timer.
 */
export function nextTask(page: Window): Promise<void> {
  const scheduler: unknown = Reflect.get(page, 'scheduler');
  const end: unknown = Reflect.get(Object(scheduler), 'yield');
  if (typeof end === 'function') return end.call(scheduler);
  return new Promise((resolve) => {
    if (!('MessageChannel' in page)) {
      page.setTimeout(resolve, 0);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
