/** Mounts at once. */
export function loadEager(start: () => void): void {
  start();
}
