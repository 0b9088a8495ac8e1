/** Puts a node on the whole screen or takes it back. A browser that refuses leaves all as it is. */
export function toggleFullscreen(node: HTMLElement): void {
  const page = node.ownerDocument;
  const done = page.fullscreenElement ? page.exitFullscreen() : node.requestFullscreen?.();
  done?.catch(() => {});
}
