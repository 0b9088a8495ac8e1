import { fillText } from '@hadaya/core';
import { Placed, renderIsland, useStore } from '@hadaya/core/react';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useLayoutEffect } from 'react';
import { pressBranch } from '../items/index.ts';
import type { Branch, MenuContext } from '../state/index.ts';
import { CloseIcon } from './CloseIcon.tsx';

interface SubmenuButtonProps {
  readonly context: MenuContext;
  readonly branch: Branch;
  readonly isOpen: boolean;
}

/**
 * Renders a submenu's button over the server's arrow, after the parent's link. No other listener handles its presses.
 */
function SubmenuButton({ context, branch, isOpen }: SubmenuButtonProps): ReactElement {
  const { island, texts, loan } = context;
  const { id, item, container, link, submenu } = branch;
  const hasBox = container !== link;
  // This button exposes `aria-expanded`, so the link must not expose it as well.
  useLayoutEffect(() => loan.attributes(link, { 'aria-expanded': null }), [loan, link]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.stopPropagation();
    // Safari on macOS does not focus a pressed button; without focus on the button, Escape would not reach it.
    event.currentTarget.focus({ preventScroll: true });
    pressBranch(context, id, event.detail === 0 ? 'key' : 'pointer');
  };
  // These keys must not reach the box around the link, where the replaced script would handle them.
  const keepKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  };
  return (
    <Placed tag="span" island={island} into={hasBox ? container : item} before={hasBox ? null : submenu}>
      <button
        type="button"
        className="hadaya-menu-button"
        data-hadaya-branch={id}
        aria-label={fillText(texts.submenu, { name: link.textContent?.trim() ?? '' })}
        aria-controls={submenu.id}
        aria-expanded={isOpen}
        onClick={press}
        onKeyDown={keepKeys}
      />
    </Placed>
  );
}

/** Renders the elements added to a menu: submenu buttons, and the close icon while the list is open. */
function Menu({ context }: { readonly context: MenuContext }): ReactElement {
  const { island, parts, store } = context;
  const { openBranches, isOpen } = useStore(store);
  const printed = parts.flyout ? null : parts.toggle?.querySelector<HTMLElement>('.hfe-nav-menu-icon > *');
  const html = parts.nav.dataset.closeIcon ?? '';
  return (
    <>
      {parts.branches.map((branch) => (
        <SubmenuButton key={branch.id} context={context} branch={branch} isOpen={openBranches.includes(branch.id)} />
      ))}
      {isOpen && printed && <CloseIcon {...{ island, printed, html }} />}
    </>
  );
}

/**
 * Renders the menu from its current state, without a visible change. All its elements are portals among the server
 * nodes, so the root itself is not in the document.
 */
export function renderMenu(context: MenuContext): void {
  renderIsland(context, <Menu context={context} />, { into: context.environment.document.createDocumentFragment() });
}
