const FIELDS =
  'source_type current.typ,referrer current_add.rf,utm_campaign current.cmp,utm_source current.src,' +
  'utm_medium current.mdm,utm_content current.cnt,utm_id current.id,utm_term current.trm,' +
  'utm_source_platform current.plt,utm_creative_format current.fmt,utm_marketing_tactic current.tct,' +
  'session_entry current_add.ep,session_start_time current_add.fd,session_pages session.pgs,' +
  'session_count udata.vst,user_agent udata.uag';

/**
 * Default fields in the checkout form, each with the path to its value, for servers that list no fields (WooCommerce
 * 8.5).
 */
export const DEFAULT_FIELDS: Readonly<Record<string, unknown>> = Object.fromEntries(
  FIELDS.split(',').map((field) => field.split(' ')),
);
