import { fillText, markOwnRoot } from '@hadaya/core';
import { claimId } from '../claimId.ts';
import { findControl } from '../findAround.ts';
import type { SpokenMenuContext } from '../menuContext.ts';

/** A place of ours beside a parent link, and the submenu button to be drawn into it. */
export interface ControlHost {
  readonly id: number;
  readonly node: HTMLElement;
  /** Name of the button. */
  readonly label: string;
  /** Id of the submenu. */
  readonly controls: string;
}

/** Makes the places for the submenu buttons; they leave when the menu unmounts. */
export function createControlHosts(context: SpokenMenuContext): readonly ControlHost[] {
  const { parts, loan, texts, environment, signal } = context;
  return parts.branches.map(({ id, container, link, submenu }) => {
    const controls = submenu.id || claimId(environment.document);
    loan.attributes(submenu, { id: controls });
    const node = environment.document.createElement('span');
    markOwnRoot(node, 'menu');
    if (container === link) submenu.before(node);
    else container.append(node);
    signal.addEventListener('abort', () => node.remove());
    return { id, node, label: fillText(texts.submenu, { name: link.textContent?.trim() ?? '' }), controls };
  });
}

/**
 * Hands the keyboard over from the server's controls to the drawn buttons: the boxes around the links stop being
 * controls of their own, and the focus that was on one of them goes to its button.
 */
export function handOver({ parts, loan, environment }: SpokenMenuContext): void {
  const focused = environment.document.activeElement;
  for (const branch of parts.branches) {
    const { container, link } = branch;
    if (container === link) continue;
    loan.attributes(container, { role: null, tabindex: null, 'aria-haspopup': null, 'aria-expanded': null });
    if (container === focused) findControl(branch).focus();
  }
}
