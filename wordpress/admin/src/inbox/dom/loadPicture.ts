/**
 * Loads a file from its protected URL into an object URL, as a picture of the given type. Rejects on failure. The
 * caller revokes the URL.
 */
export async function loadPicture(url: string, type: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`the file was refused: ${answer.status}`);
  return URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type }));
}
