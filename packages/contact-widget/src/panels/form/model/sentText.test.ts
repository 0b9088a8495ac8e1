import { describe, expect, test } from 'vitest';
import { hasNumber, singleNumber } from './cleanPhone.ts';
import { sentText } from './sentText.ts';

describe('normalises a phone number before sending', () => {
  test.each([
    ['91234567', '91234567'],
    ['9123 4567', '91234567'],
    ['9123-4567', '91234567'],
    ['91.23.45.67', '91234567'],
    ['91/234567', '91234567'],
    ['(968) 9123–4567', '96891234567'],
    ['+968 9123 4567', '+96891234567'],
    ['+968\u00a09123\u202f4567', '+96891234567'],
    ['\u202a+968 9123 4567\u202c', '+96891234567'],
    ['\u2066+968\u20119123\u20114567\u2069', '+96891234567'],
    ['\u200e+968\u200e 9123\u200f4567\ufeff', '+96891234567'],
    ['00968 9123-4567', '0096891234567'],
    ['968 91234567', '96891234567'],
    ['+968 968 9123 4567', '+96896891234567'],
    ['91234567 968+', '+96891234567'],
    ['96891234567+', '+96891234567'],
    ['＋９６８ ９１２３４５６７', '+96891234567'],
    ['+٩٦٨ ٩١٢٣ ٤٥٦٧', '+96891234567'],
    ['۹۱۲۳۴۵۶۷', '91234567'],
    ['९१२३४५६७', '91234567'],
    ['৯১২৩৪৫৬৭', '91234567'],
    ['൯൧൨൩൪൫൬൭', '91234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '00442079460958'],
    ['(020) 7946 0958', '02079460958'],
    ['(0)91 234567', '091234567'],
    ['tel:+96891234567', '+96891234567'],
    ['Tel: 9123 4567', '91234567'],
    ['هاتف: ٩١٢٣٤٥٦٧', '91234567'],
    ['WhatsApp: +968 9123 4567', '+96891234567'],
    ['24123456 ext. 12', '24123456 ext. 12'],
    ['24123456 x12', '24123456 ext. 12'],
    ['+968 2412 3456;ext=12', '+96824123456 ext. 12'],
    ['24123456 #12', '24123456 ext. 12'],
    ['24123456 تحويلة ١٢', '24123456 ext. 12'],
    ['24123456 extension 12', '24123456 ext. 12'],
    ['+968 9123 4567 / +968 9234 5678', '+96891234567 / +96892345678'],
    ['91234567, 92345678', '91234567 / 92345678'],
    ['91234567 or 9234 5678', '91234567 / 92345678'],
    ['٩١٢٣٤٥٦٧ أو ٩٢٣٤٥٦٧٨', '91234567 / 92345678'],
    ['91234567\n92345678', '91234567 / 92345678'],
    ['91234567\r\n92345678', '91234567 / 92345678'],
    ['2412345/2412346', '2412345 / 2412346'],
    ['12-34', '1234'],
    ['12-3', '12-3'],
    ['call me at 91234567 after 6', 'call me at 91234567 after 6'],
    ['1-800-GIFTS-OM', '1-800-GIFTS-OM'],
    ['call me', 'call me'],
    ['12ab', '12ab'],
    [' ', ''],
  ])('%j is sent as %j', (typed, sent) => {
    expect(sentText('tel', typed)).toBe(sent);
    expect(sentText('tel', sent)).toBe(sent);
  });
  test.each([
    ['91234567', '91234567'],
    ['+96824123456 ext. 12', '+96824123456'],
    ['91234567 / 92345678', undefined],
    ['call me', undefined],
  ])('reads the single number in %j as %j', (sent, number) => expect(singleNumber(sent)).toBe(number));
  test('finds a number only in text with at least four digits', () => {
    expect([hasNumber('call me'), hasNumber('12a'), hasNumber('call ٩١٢٣')]).toEqual([false, false, true]);
  });
});

test.each([
  ['2.5', '2.5'],
  ['10-20', '10-20'],
  ['10 – 20', '10 – 20'],
  ['1,000', '1,000'],
  ['1000 pcs', '1000 pcs'],
  ['about 50', 'about 50'],
  ['٢٥٠', '250'],
  ['١٬٠٠٠٫٥', '1,000.5'],
  ['۱۰۰ عدد', '100 عدد'],
  ['1/2', '1/2'],
  ['½', '½'],
  ['-3', '-3'],
  ['1e3', '1e3'],
  ['a dozen', 'a dozen'],
  ['\u200f250\u200f', '250'],
])('keeps the wording of a quantity: %j is sent as %j', (typed, sent) => {
  expect(sentText('number', typed)).toBe(sent);
});

test.each([...'٠۰߀०০੦૦௦೦൦๐၀០０'])('sends the ten digits that start with %s as ASCII digits', (zero) => {
  const typed = [0, 5, 9].map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit)).join('');
  expect(sentText('number', typed)).toBe('059');
});

test.each([
  ['amal@shop.om', 'amal@shop.om'],
  ['  amal@shop.om ', 'amal@shop.om'],
  ['\u202aamal@shop.om\u202c', 'amal@shop.om'],
  ['amal@shop.om\u200f', 'amal@shop.om'],
  ['\ufeffamal@shop.om\u00a0', 'amal@shop.om'],
  ['am\u200bal@shop.om', 'amal@shop.om'],
  ['Amal.Said@Shop.OM', 'Amal.Said@Shop.OM'],
  ['Amal Said <amal@shop.om>', 'amal@shop.om'],
  ['"Said, Amal" <amal@shop.om>;', 'amal@shop.om'],
  ['<amal@shop.om>', 'amal@shop.om'],
  ['mailto:amal@shop.om', 'amal@shop.om'],
  ['mailto:amal@shop.om?subject=Hi', 'amal@shop.om'],
  ['mailto:amal@shop.om?subject=Your gifts', 'amal@shop.om'],
  ['amal@shop .om', 'amal@shop.om'],
  ['a@shop.om', 'a@shop.om'],
  ['amal@shop.om.', 'amal@shop.om'],
  ['amal@shop.om،', 'amal@shop.om'],
  ['“amal@shop.om”', 'amal@shop.om'],
  ['amal @ shop.om', 'amal@shop.om'],
  ['amal@shop. om', 'amal@shop.om'],
  ['amal＠shop．om', 'amal@shop.om'],
  ['amal٩٩@shop.om', 'amal99@shop.om'],
  ['amal@موقع.عمان', 'amal@xn--4gbrim.xn--mgb9awbf'],
  ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
  ["o'neil+gifts@shop.om", "o'neil+gifts@shop.om"],
  ['محمد@shop.om', 'محمد@shop.om'],
  ['amal at gmail dot com', 'amal at gmail dot com'],
  ['no mail', 'no mail'],
  ['', ''],
])('normalises an email address before sending: %j is sent as %j', (typed, sent) => {
  expect(sentText('email', typed)).toBe(sent);
  expect(sentText('email', sent)).toBe(sent);
});

test.each([
  ['text', '\u200f\ufeff أمل \u200b', 'أمل'],
  ['text', 'نمی\u200cخواهم', 'نمی\u200cخواهم'],
  ['text', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['textarea', '\n first\r\nsecond \n', 'first\r\nsecond'],
  ['textarea', 'https://shop.om/%D9%87%D8%AF 50%ad <3', 'https://shop.om/%D9%87%D8%AF 50%ad <3'],
  ['url', '\u200eshop.om/%D9%87\u200b ', 'shop.om/%D9%87'],
  ['date', '2026-12-31', '2026-12-31'],
] as const)('keeps every word in a field of type %s: %j is sent as %j', (type, typed, sent) => {
  expect(sentText(type, typed)).toBe(sent);
});
