/** A browser's scheduler; Safari has none. */
interface TaskScheduler {
  postTask(callback: () => void): Promise<void>;
}

/**
 * Calls back in a task of its own, as soon as the browser gets to it: what a visitor does in between is answered first.
 * A timer where the browser has no scheduler.
 */
export function nextTask(page: Window, callback: () => void): void {
  const scheduler: TaskScheduler | undefined = Reflect.get(page, 'scheduler');
  if (typeof scheduler?.postTask === 'function') void scheduler.postTask(callback);
  else page.setTimeout(callback, 0);
}
