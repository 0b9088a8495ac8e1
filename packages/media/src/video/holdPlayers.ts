/** Takes the first player out of each of these boxes, so that nothing of it loads or plays; all come back when the signal aborts. */
export function holdPlayers(boxes: readonly Element[], signal: AbortSignal): void {
  for (const box of boxes) {
    const player = box.querySelector('iframe, video');
    if (!player) continue;
    const mark = box.ownerDocument.createComment('');
    player.replaceWith(mark);
    signal.addEventListener('abort', () => mark.replaceWith(player), { once: true });
  }
}
