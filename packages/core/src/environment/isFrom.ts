/** A click id: its parameter, and the source, medium and campaign that it implies. */
export type ClickId = readonly string[];

const readTable = (table: string): readonly ClickId[] => table.split(',').map((line) => line.split(' '));

/** Click ids that always count as a campaign, regardless of the owner's settings. */
export const CAMPAIGN_IDS = readTable('gclid google cpc google_cpc,yclid yandex cpc yandex_cpc');

/** Click ids from other networks, each with the network's name and the implied medium. */
export const CLICK_IDS = readTable(
  'gbraid google cpc,wbraid google cpc,dclid google display,gad_source google cpc,srsltid google organic,' +
    'msclkid bing cpc,vmcid yahoo cpc,fbclid facebook social,igshid instagram social,ttclid tiktok cpc,' +
    'li_fat_id linkedin cpc,twclid twitter cpc,ScCid snapchat cpc,epik pinterest social,rdt_cid reddit cpc,' +
    'mc_cid mailchimp email,_kx klaviyo email,irclickid impact affiliate',
);

/** Search engines by the names that campaigns and trackers use. */
export const SEARCH_NAMES =
  'google bing yahoo yandex duckduckgo baidu ecosia brave ask aol naver qwant startpage rambler globo';

/** Names and hosts of social networks, separated by spaces. */
export const SOCIAL_NAMES =
  'facebook fb instagram ig tiktok linkedin twitter x.com t.co snapchat pinterest reddit youtube threads vk.com ' +
  'tumblr quora';

export const PAID_MEDIUM = /cp|^(ppc|retargeting)$|^paid/;

export function stripWww(host: string): string {
  return host.replace(/^www\./, '');
}

/**
 * Returns whether a host equals another one or is its subdomain; the match must begin at a dot, so look-alikes do not
 * count.
 */
export function isWithin(host: string, parent: string | undefined): boolean {
  return `.${host}`.endsWith(`.${parent}`);
}

/**
 * Returns whether a name is an entry of a list, is a subdomain of an entry, or contains an entry without a dot as a
 * label (`google` in `google.de`).
 */
export function isFrom(name: string, list: string): boolean {
  return list.split(' ').some((entry) => isWithin(name, entry) || name.split('.').includes(entry));
}
