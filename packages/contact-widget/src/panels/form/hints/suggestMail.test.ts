import { describe, expect, test } from 'vitest';
import { suggestMail } from './suggestMail.ts';

const OMANI = [
  'omantel.om',
  'omantel.net.om',
  'ooredoo.om',
  'moh.gov.om',
  'company.co.om',
  'utas.edu.om',
  'squ.edu.om',
  'moe.gov.om',
  'mof.gov.om',
  'mtcit.gov.om',
  'rop.gov.om',
  'cbo.gov.om',
  'bankmuscat.com',
  'bankdhofar.com',
  'nbo.om',
  'oib.om',
  'pdo.co.om',
  'omanair.com',
  'oq.com',
  'asyad.om',
  'be-ah.om',
  'nama.om',
  'mzec.co.om',
  'gutech.edu.om',
  'unizwa.edu.om',
  'du.edu.om',
  'muscat.gov.om',
  'oman.om',
  'museum.om',
  'charity.org.om',
];

describe('suggests nothing for thirty Omani domains', () => {
  test('the list contains thirty domains', () => expect(OMANI).toHaveLength(30));
  test.each(OMANI)('%s', (domain) => expect(suggestMail(`info@${domain}`)).toBe(''));
});

/** Valid addresses, for which no correction may be suggested. */
const RIGHT: Readonly<Record<string, string>> = {
  'big hosts':
    'gmail.com googlemail.com yahoo.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com aol.com ' +
    'ymail.com rocketmail.com mail.com email.com proton.me protonmail.com protonmail.ch pm.me zoho.com zohomail.com ' +
    'fastmail.com fastmail.fm hey.com tuta.io tuta.com tutanota.com hushmail.com duck.com',
  'their countries':
    'yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca yahoo.in yahoo.co.in yahoo.com.au yahoo.com.br ' +
    'yahoo.com.sg yahoo.com.ph yahoo.com.my yahoo.co.id yahoo.co.jp yahoo.co.nz yahoo.gr yahoo.ie yahoo.se ' +
    'hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.nl hotmail.be hotmail.se hotmail.ca hotmail.com.tr ' +
    'live.co.uk live.fr live.de live.nl live.ca live.com.au live.com.mx live.in live.se live.no live.dk ' +
    'outlook.fr outlook.de outlook.it outlook.es outlook.com.au outlook.sa outlook.in outlook.co.id outlook.com.br outlook.pt ' +
    'aol.co.uk aol.de aol.fr icloud.com.cn',
  'other hosts':
    'gmx.com gmx.de gmx.net gmx.at gmx.ch gmx.us gmx.co.uk web.de t-online.de freenet.de mail.ru inbox.ru list.ru bk.ru ' +
    'yandex.com yandex.ru ya.ru rambler.ru ukr.net qq.com foxmail.com 163.com 126.com sina.com sina.cn naver.com hanmail.net ' +
    'daum.net rediffmail.com orange.fr free.fr laposte.net wanadoo.fr sfr.fr libero.it virgilio.it alice.it comcast.net ' +
    'verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net btinternet.com sky.com virginmedia.com bigpond.com ' +
    'emirates.net.ae eim.ae',
  'large hosts of other countries':
    'gotmail.com gmail.ru mail.ua mail.bg mail.kz abv.bg seznam.cz centrum.cz azet.sk wp.pl o2.pl onet.pl interia.pl ' +
    'citromail.hu freemail.hu walla.co.il inbox.lv online.no spray.se luukku.com uol.com.br bol.com.br terra.com.br ig.com.br ' +
    'prodigy.net.mx nate.com docomo.ne.jp ezweb.ne.jp yahoo.ne.jp sohu.com 21cn.com aliyun.com hinet.net pchome.com.tw ' +
    'bigpond.net.au optusnet.com.au xtra.co.nz webmail.co.za maktoob.com mynet.com otenet.gr sapo.pt ya.com skynet.be ziggo.nl ' +
    'bluewin.ch aon.at arcor.de vodafonemail.de neuf.fr tin.it inwind.it pec.it talktalk.net sympatico.ca earthlink.net ' +
    'juno.com lycos.com internet.ru narod.ru i.ua tut.by disroot.org riseup.net runbox.com',
  'Oman and the Gulf':
    'omantel.net.om omantel.om ooredoo.om moh.gov.om muscat.gov.om oman.om su.edu.om squ.edu.om gutech.edu.om nu.edu.om ' +
    'company.co.om shop.com.om club.org.om museum.om vodafone.om bankmuscat.om gmall.om stc.com.sa stc.sa mobily.com.sa ' +
    'etisalat.ae du.ae ooredoo.qa zain.com kuniv.edu.kw uob.edu.bh ksu.edu.sa qu.edu.qa batelco.com.bh',
  'universities and offices':
    'ox.ac.uk cam.ac.uk mit.edu student.uni-tuebingen.de mail.huji.ac.il my.utexas.edu iitb.ac.in moe.gov.sg europa.eu who.int',
  'houses a letter or two away':
    'grail.com gail.com cloud.com ecloud.com incloud.com mcloud.com hotmart.com hotelmail.com lookout.com ' +
    'overlook.com outbrook.com outlooks.com wahoo.com yahoogroups.com yoho.com photon.com protein.com protonvpn.com mymail.com ' +
    'gemail.net webmail.com snail.com mailbox.org gmailer.com hotmailer.com livemail.com love.com line.com like.com olive.com ' +
    'email.de mail.de company.com gifts.example hadaya.shop googlemaps.com google.com hotrail.com fail.com gain.com mailw.com maila.com mailz.com comcast.com',
};

describe.each(Object.entries(RIGHT))('suggests nothing for valid domains: %s', (_kind, domains) => {
  test.each(domains.split(' '))('%s', (domain) => expect(suggestMail(`info@${domain}`)).toBe(''));
});

/** Typos and mishearings, with the intended address. */
const TYPOS: Readonly<Record<string, string>> = {
  'gmail.com':
    'gmial.com gmai.com gmal.com gmil.com gail.co gamil.com gmali.com gmaill.com gmaiil.com ggmail.com gmmail.com gnail.com gmaul.com ' +
    'gmqil.com gmeil.com gemail.com gmaol.com gmsil.com hgmail.com gmail.con gmail.co gmail.cm gmail.om gmail.cmo gmail.ocm gmail.comm ' +
    'gmail.cim gmail.vom gmail.xom gmail.cpm gmail.coom gmail.net gmail.fr gmail.co.uk gmail.de gmail gmial.con gmai.co gmailcom gmai.lcom',
  'yahoo.com':
    'yaho.com yahooo.com yhoo.com yaoo.com yahho.com yajoo.com uahoo.com yahoi.com yahpo.com ayhoo.com yhaoo.com yahoo.con yahoo.co yahoo.om yahoo.cm yahoo',
  'hotmail.com':
    'hotmal.com hotmial.com hotmai.com hotmil.com hotamil.com hotmaill.com hotmmail.com htomail.com hotnail.com hotmali.com otmail.com ' +
    'hotemail.com hptmail.com hitmail.com hotmeil.com hormail.com hotmail.con hotmail.co hotmail.om hotmail.cmo hotmial.con',
  'outlook.com':
    'outlok.com outook.com outlool.com oulook.com outllook.com outloook.com oitlook.com putlook.com outlook.con outlook.co outlook.om oulook.con',
  'icloud.com':
    'iclod.com icoud.com iclould.com iclud.com icluod.com icloud.co icloud.con icloud.om icloud.net ivloud.com iclpud.com',
  'protonmail.com': 'protonmial.com protonmai.com protonmil.com protonmail.con',
  'googlemail.com': 'googlemial.com gogglemail.com googlemai.com googlmail.com',
  'yahoo.co.uk': 'yaho.co.uk yahooo.co.uk',
  'hotmail.fr': 'hotmial.fr hotmal.fr',
  'hotmail.co.uk': 'hotmial.co.uk',
  'live.com': 'live.con live.cm',
};
describe.each(Object.entries(TYPOS))('suggests %s for its typos', (meant, typos) => {
  test.each(typos.split(' '))('%s', (typo) => expect(suggestMail(`a@${typo}`)).toBe(`a@${meant}`));
});

describe('suggests a fix for ten typos', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['hotmal.com', 'hotmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['icloud.co', 'icloud.com'],
    ['gmai.com', 'gmail.com'],
    ['yahooo.com', 'yahoo.com'],
  ])('%s means %s', (typo, meant) => expect(suggestMail(`a@${typo}`)).toBe(`a@${meant}`));
});

test.each([
  'a@gmail.com',
  'a+b@gmail.com',
  'a@stc.sa',
  'a@etisalat.ae',
  'a@gifts.example',
  'a@company.com',
  'مرحبا@موقع.عمان',
])('suggests nothing for %s', (address) => expect(suggestMail(address)).toBe(''));

test('accepts the owner’s own domains and suggests them for typos', () => {
  expect(suggestMail('a@mygifts.shop', ['mygifts.shop'])).toBe('');
  expect(suggestMail('a@mygift.shop', ['mygifts.shop'])).toBe('a@mygifts.shop');
});

test('suggests a domain for an address that contains markup', () => {
  expect(suggestMail('"><img src=x onerror=1>@gmial.com')).toContain('@gmail.com');
});
