import { describe, expect, test } from 'vitest';
import { suggestMail } from './MailField.tsx';

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

describe('fault-92: thirty Omani domains get no suggestion', () => {
  test('there are thirty', () => expect(OMANI).toHaveLength(30));
  test.each(OMANI)('%s', (domain) => expect(suggestMail(`info@${domain}`)).toBe(''));
});

describe('fault-92: ten typos are asked about', () => {
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
])('row 66: %s is left alone', (address) => expect(suggestMail(address)).toBe(''));

test('an owner’s own domains are known', () => {
  expect(suggestMail('a@mygifts.shop', ['mygifts.shop'])).toBe('');
  expect(suggestMail('a@mygift.shop', ['mygifts.shop'])).toBe('a@mygifts.shop');
});

test('markup in an address stays text', () => {
  expect(suggestMail('"><img src=x onerror=1>@gmial.com')).toContain('@gmail.com');
});
