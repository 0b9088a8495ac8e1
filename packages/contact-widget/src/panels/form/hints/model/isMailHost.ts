/**
 * Email hosts, each with all the domain endings under which it has mailboxes. None of these domains is treated as a
 * typo of another, however similar they are.
 */
const HOSTS: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com',
  yahoo:
    'com ca de fr es it at be ch cz dk fi gr hu ie il in nl no pl pt ro ru se sk ae qa ' +
    'co.uk co.in co.id co.jp co.kr co.nz co.th co.za co.il com.ar com.au com.br com.cn com.co com.eg com.hk com.mx ' +
    'com.my com.om com.pe com.ph com.pk com.sa com.sg com.tr com.tw com.ua com.ve com.vn',
  ymail: 'com',
  rocketmail: 'com',
  hotmail:
    'com ca ch cl de dk es fi fr gr hu it lt lv be nl no pt rs se sg my ph ' +
    'co.uk co.il co.in co.jp co.kr co.nz co.th co.za co.id com.ar com.au com.br com.hk com.tr com.tw com.vn',
  live:
    'com ca at be ch cl cn de dk fi fr hk ie in it jp nl no ph pt ru se sg ' +
    'co.uk co.in co.kr co.za com.ar com.au com.mx com.my com.ph com.pt com.sg',
  outlook:
    'com at be bg cl cz de dk es fi fr hr hu ie in it jp kr lv my ph pl pt ro rs sa se sg si sk ' +
    'co.id co.il co.nz co.th co.uk com.ar com.au com.br com.gr com.hr com.mx com.pe com.py com.tr com.ua com.vn',
  msn: 'com',
  passport: 'com',
  icloud: 'com com.cn',
  me: 'com',
  mac: 'com',
  aol: 'com ca de es fr it jp nl pl se co.uk com.au com.br com.mx',
  aim: 'com',
  gmx: 'com de net at ch fr es it us eu info org biz co.uk ie pt se li cc tm',
  mail: 'com ru ee bg de be',
  email: 'com cz de',
  yandex: 'com ru by kz ua com.tr',
  ya: 'ru',
  proton: 'me',
  protonmail: 'com ch',
  pm: 'me',
  zoho: 'com eu in com.au',
  zohomail: 'com eu in',
  fastmail: 'com fm net org jp us',
  hey: 'com',
  tutanota: 'com de',
  tutamail: 'com',
  tuta: 'io com',
  rediffmail: 'com',
  hushmail: 'com',
  inbox: 'com ru lv lt',
  qq: 'com',
  foxmail: 'com',
  sina: 'com cn com.cn',
  naver: 'com',
  hanmail: 'net',
  daum: 'net',
  comcast: 'net',
  verizon: 'net',
  omantel: 'net.om om com',
  ooredoo: 'om com qa',
};

/** Valid domains that look like typos of a big host, and hosts with a single domain. */
const NEIGHBOURS =
  '163.com 126.com 139.com yeah.net list.ru bk.ru rambler.ru ukr.net web.de freenet.de t-online.de orange.fr free.fr ' +
  'laposte.net wanadoo.fr sfr.fr libero.it virgilio.it tiscali.it alice.it att.net sbcglobal.net bellsouth.net cox.net ' +
  'charter.net btinternet.com sky.com virginmedia.com bigpond.com telus.net shaw.ca rogers.com emirates.net.ae eim.ae ' +
  'duck.com mailbox.org posteo.de startmail.com relay.firefox.com privaterelay.appleid.com hotmart.com cloud.com ' +
  'icloud.org gail.com grail.com fmail.com hmail.com vmail.com tmail.com umail.com amail.com imail.com zmail.com ' +
  'gemail.net gmal.co gmail.ru gotmail.com mymail.com outlooks.com overlook.com lookout.com yoho.com yaboo.com wahoo.com photon.me ' +
  'photonmail.com protein.me bankmuscat.com';

/** Hosts that we suggest as corrections. Excludes short names, which resemble too many other words. */
const ASKED = 'gmail googlemail yahoo hotmail outlook icloud protonmail rocketmail rediffmail omantel'.split(' ');

const domainsOf = (name: string) => (HOSTS[name] ?? '').split(' ').map((ending) => `${name}.${ending}`);
const RIGHT: ReadonlySet<string> = new Set([...Object.keys(HOSTS).flatMap(domainsOf), ...NEIGHBOURS.split(' ')]);

export const isMailHost = (domain: string): boolean => RIGHT.has(domain);

/** Domains with which a misspelt one is compared. */
export const askedDomains: readonly string[] = [...ASKED.flatMap(domainsOf), 'proton.me', 'live.com', 'bankmuscat.com'];

/** Returns the top-level domains under which a big host has mailboxes; empty for other names. */
export function endingsOf(name: string): readonly string[] {
  return ASKED.includes(name) || name === 'live' ? (HOSTS[name] ?? '').split(' ') : [];
}
