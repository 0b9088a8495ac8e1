import { openAlert } from '../alerts/openAlert.tsx';
import type { FormSession } from '../form/index.ts';

const ATTRIBUTES = { 'data-hadaya-no-match': '' };

/** Shows the “no match” message after the variation's box, as WooCommerce's script does. */
export function sayNoMatch(
  session: Pick<FormSession, 'root' | 'environment'>,
  text: string,
  signal: AbortSignal,
): void {
  const after = session.root.querySelector('.single_variation');
  const notice = <p className="wc-no-matching-variations woocommerce-info">{text}</p>;
  if (after) openAlert(session, signal, { after, attributes: ATTRIBUTES }, notice);
}
