import { markOwnRoot } from '@hadaya/core';
import { claimId } from '../claimId.ts';
import type { MenuContext } from '../menuContext.ts';

/** A place of ours beside a parent link, into which its submenu button is drawn. */
export interface ControlHost {
  readonly id: number;
  readonly node: HTMLElement;
  /** Text of the parent link. */
  readonly name: string;
  /** Id of the submenu. */
  readonly controls: string;
}

/** Makes the places for the submenu buttons; they leave when the menu unmounts. */
export function createControlHosts({ parts, loan, environment, signal }: MenuContext): readonly ControlHost[] {
  return parts.branches.map(({ id, container, link, submenu, item }) => {
    const controls = submenu.id || claimId(environment.document, 'hadaya-submenu');
    loan.attributes(submenu, { id: controls });
    const node = environment.document.createElement('span');
    markOwnRoot(node, 'menu');
    if (container === link) item.insertBefore(node, submenu);
    else container.append(node);
    signal.addEventListener('abort', () => node.remove(), { once: true });
    return { id, node, name: link.textContent?.trim() ?? '', controls };
  });
}

/**
 * Hands the keyboard over from the server's controls to the drawn buttons: the boxes around the links stop being
 * controls of their own, and the focus that was on one of them goes to its button.
 */
export function handOver({ parts, loan, environment }: MenuContext, hosts: readonly ControlHost[]): void {
  const focused = environment.document.activeElement;
  for (const { id, container, link } of parts.branches) {
    if (container === link) continue;
    const isFocused = container === focused;
    loan.attributes(container, { role: null, tabindex: null, 'aria-haspopup': null, 'aria-expanded': null });
    if (isFocused)
      hosts
        .find((host) => host.id === id)
        ?.node.querySelector('button')
        ?.focus();
  }
}
