import { VARIATION_FORM_SELECTOR } from '../../selectors.ts';
import type { FormSession } from '../session.ts';

const OVERLAY = 'dialog, [role="dialog"], [aria-modal="true"]';

function toPath(address: string, base: string): string {
  try {
    return decodeURI(new URL(address, base).pathname).replace(/\/+$/, '');
  } catch {
    return address;
  }
}

/**
 * Whether the page's address speaks of this form: the first form whose action is the page itself, or the only form
 * there is. Forms in overlays (quick views) and forms inserted later have no say in the address of another page.
 */
export function ownsAddress({ root, environment, isPrinted }: FormSession): boolean {
  const { document, location } = environment.window;
  const forms = [...document.querySelectorAll<HTMLElement>(VARIATION_FORM_SELECTOR)];
  const isOfPage = (form: HTMLElement) => {
    const action = form.getAttribute('action');
    return action !== null && toPath(action, document.baseURI) === toPath(location.href, document.baseURI);
  };
  const only = isPrinted && forms.length === 1 ? root : undefined;
  return (forms.find(isOfPage) ?? only) === root && root.closest(OVERLAY) === null;
}
