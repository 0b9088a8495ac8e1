/** A page that never rests is not waited for longer, in milliseconds. */
const REST_MS = 5000;
/** Safari has no `requestIdleCallback`: a moment after the load stands for it there, in milliseconds. */
const MOMENT_MS = 200;

/** Resolves at an event of the target, or at once when that has been. */
const until = (hasBeen: boolean, target: EventTarget, type: string) =>
  new Promise<unknown>((resolve) => {
    if (hasBeen) resolve(undefined);
    else target.addEventListener(type, resolve, { once: true });
  });

/** Waits until a visitor sees the page, which a browser may have drawn ahead, and it has loaded and rests. */
export async function untilAtRest(page: Window): Promise<void> {
  const { document } = page;
  await until(!Reflect.get(document, 'prerendering'), document, 'prerenderingchange');
  await until(document.readyState === 'complete', page, 'load');
  const idle: unknown = Reflect.get(page, 'requestIdleCallback');
  await new Promise<unknown>((resolve) => {
    if (typeof idle === 'function') idle.call(page, resolve, { timeout: REST_MS });
    else page.setTimeout(resolve, MOMENT_MS);
  });
}
