import { textAnswer } from '../answers.ts';
import type { HandlerMap } from '../backendCall.ts';
import { contactForm } from './contactForm.ts';
import { getVariation } from './getVariation.ts';
import { countTracking } from './tracking.ts';

/** Handlers for `/wp-admin/admin-ajax.php`, keyed by action. Add a line for each further action. */
export const adminAjaxHandlers: HandlerMap = {
  woocommerce_get_variation: getVariation,
  chaty_front_form_save_data: contactForm,
  update_chaty_widget_views: countTracking,
  update_chaty_channel_views: countTracking,
  update_chaty_widget_click: countTracking,
  update_chaty_channel_click: countTracking,
  update_chaty_view: () => textAnswer('0'),
};
