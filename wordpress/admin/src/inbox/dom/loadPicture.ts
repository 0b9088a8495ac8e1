/**
 * Loads a file from its guarded address and gives it an address of this page's own, as a picture of that type. Rejects where it cannot
 * be had. Whoever asks revokes the address.
 */
export async function loadPicture(url: string, type: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`the file was refused: ${answer.status}`);
  return URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type }));
}
