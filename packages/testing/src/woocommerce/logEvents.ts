import type { EventHandler, JQueryLike } from './jqueryLike.ts';

/** WooCommerce's events on a form, as shop scripts receive them. */
export const VARIATION_EVENTS = [
  'wc_variation_form',
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'found_variation',
  'show_variation',
  'hide_variation',
  'reset_data',
  'reset_image',
  'reset_focus',
  'announce_reset',
  'clear_reset_announcement',
] as const;

function describe(type: string, target: Element): string {
  if (type !== 'change') return type;
  if (target.matches('.variations select')) return 'change(select)';
  return target.matches('.variation_id') ? 'change(variation_id)' : 'change(qty)';
}

/** Records the events of the page's forms in `log` in order. Call it before other code listens to the forms. */
export function logEvents($: JQueryLike, log: string[]): void {
  const note: EventHandler = (event) => {
    const type: unknown = Reflect.get(event, 'type');
    log.push(describe(String(type), event.target));
  };
  const forms = $('.variations_form');
  forms.on('change.log', 'select, input', note);
  forms.on(VARIATION_EVENTS.map((name) => `${name}.log`).join(' '), note);
}
