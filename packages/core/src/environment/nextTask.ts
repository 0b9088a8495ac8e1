/**
 * Resolves in a new task. Browsers without `scheduler.yield` use a message, which timer throttling does not delay;
 * environments without messages, such as a test DOM, use a timer.
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
