/** How long a lost file is left alone before it is asked for once more, in milliseconds. */
export const RETRY_MS = 1000;

/** Imports a module; a browser may remember that an address failed, so the one retry goes to another. */
export function importTwice(address: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ address).catch(
    () =>
      new Promise((resolve, reject) => {
        setTimeout(() => import(/* @vite-ignore */ `${address}?again=1`).then(resolve, reject), RETRY_MS);
      }),
  );
}
