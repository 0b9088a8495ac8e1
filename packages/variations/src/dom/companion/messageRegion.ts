const HIDDEN =
  'position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** Speaks to the visitor of one form. */
export type Announce = (text: string, options?: { readonly isVisible?: boolean }) => void;

/**
 * Adds the form's one polite message region: for refused choices out of sight, for failures in plain view.
 * It leaves when the signal aborts.
 */
export function createMessageRegion(root: HTMLElement, signal: AbortSignal): Announce {
  const region = root.ownerDocument.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset.hadayaMessages = '';
  region.style.cssText = HIDDEN;
  root.append(region);
  signal.addEventListener('abort', () => region.remove(), { once: true });
  return (text, { isVisible = false } = {}) => {
    region.style.cssText = isVisible ? '' : HIDDEN;
    region.textContent = text;
  };
}
