/** Result of checking the tag's URL: this version's loader, another file, or no file that a page can load. */
export type FolderState = 'found' | 'other' | 'missing';

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * Requests the loader with CORS, as the tag does, and compares the file's hash with `integrity`. Without a hash, any
 * file counts as found.
 */
export async function checkFolder(address: string, integrity: string | undefined): Promise<FolderState> {
  try {
    const answer = await fetch(address, { mode: 'cors', credentials: 'omit' });
    if (!answer.ok) return 'missing';
    const hash = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
    return integrity === undefined || integrity === `sha384-${toBase64(hash)}` ? 'found' : 'other';
  } catch {
    return 'missing';
  }
}
