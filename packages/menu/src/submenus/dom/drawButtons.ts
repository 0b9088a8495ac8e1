import { fillText, listen, markOwnRoot } from '@hadaya/core';
import { pressBranch } from '../../items/index.ts';
import type { Branch, MenuContext } from '../../state/index.ts';

/** Makes a submenu's button in a node of ours behind the parent's link; it leaves when the menu unmounts. */
function createButton({ texts, environment, signal }: MenuContext, branch: Branch): HTMLButtonElement {
  const { id, container, link, submenu } = branch;
  const place = environment.document.createElement('span');
  const button = environment.document.createElement('button');
  markOwnRoot(place, 'menu');
  button.type = 'button';
  button.className = 'hadaya-menu-button';
  button.setAttribute('data-hadaya-branch', String(id));
  button.setAttribute('aria-label', fillText(texts.submenu, { name: link.textContent?.trim() ?? '' }));
  button.setAttribute('aria-controls', submenu.id);
  place.append(button);
  if (container === link) submenu.before(place);
  else container.append(place);
  signal.addEventListener('abort', () => place.remove());
  return button;
}

/** Opens and closes a submenu by its button; a press is the button's alone. */
function bindButton(context: MenuContext, button: HTMLButtonElement, { id }: Branch): void {
  const { signal } = context;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    // Safari on macOS gives a pressed button no focus, and Escape would not be heard.
    button.focus({ preventScroll: true });
    pressBranch(context, id, event.detail === 0 ? 'key' : 'pointer');
  };
  // The replaced script answers these keys on the box around the link.
  const keepKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  };
  listen(button, 'click', press, { signal });
  listen(button, 'keydown', keepKeys, { signal });
}

/**
 * Draws the submenu buttons over the server's arrows; they show the state that the menu is in, so nothing jumps. A few
 * buttons are not worth fetching React on pages where nothing else draws with it.
 */
export function drawButtons(context: MenuContext): void {
  const { store, parts, loan, signal } = context;
  const draws = parts.branches.map((branch) => {
    const button = createButton(context, branch);
    bindButton(context, button, branch);
    // Until now the link has told the state of its submenu.
    loan.attributes(branch.link, { 'aria-expanded': null });
    return () => button.setAttribute('aria-expanded', String(store.getState().openBranches.includes(branch.id)));
  });
  const draw = () => {
    for (const each of draws) each();
  };
  draw();
  store.subscribe(draw, signal);
}
