/** A click id: its parameter, and the source, medium and campaign that it stands for. */
export type ClickId = readonly string[];

const readTable = (table: string): readonly ClickId[] => table.split(',').map((line) => line.split(' '));

/** Click ids that make a campaign whatever the owner says. */
export const CAMPAIGN_IDS = readTable('gclid google cpc google_cpc,yclid yandex cpc yandex_cpc');

/** Click ids of more networks, each with the network's name and the medium that it stands for. */
export const CLICK_IDS = readTable(
  'gbraid google cpc,wbraid google cpc,dclid google display,gad_source google cpc,srsltid google organic,' +
    'msclkid bing cpc,vmcid yahoo cpc,fbclid facebook social,igshid instagram social,ttclid tiktok cpc,' +
    'li_fat_id linkedin cpc,twclid twitter cpc,ScCid snapchat cpc,epik pinterest social,rdt_cid reddit cpc,' +
    'mc_cid mailchimp email,_kx klaviyo email,irclickid impact affiliate',
);
