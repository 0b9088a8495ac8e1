/**
 * Expressions that are polynomial by the checker and stay, each with what keeps its input short. A new one belongs here only
 * with such a reason; a visitor's text of any length is none.
 */
export const BOUNDED_INPUTS: ReadonlyMap<string, string> = new Map([
  ['\\/+$', 'the path of the page, or an address that a developer wrote'],
  ['^\\/+|\\/+$', 'the path of an endpoint that a developer wrote'],
  ['^\\s*#?\\s*$', 'the href of one link of the menu'],
  ['\\B(?=(?:\\d{3})+$)', 'the digits of a number: 309 at most'],
  [
    '^([a-z][a-z\\s,-]*)?\\s*(\\d[\\d:\\s,-]*)$',
    'one line of the owner’s hours, a setting of 5,000 characters at most',
  ],
  ['<[^>]*>', 'an owner’s text of 5,000 characters at most'],
  ['^@+|@+$', 'an account name of the owner’s settings, 5,000 characters at most'],
  ['[;\\s]+$', 'an owner’s click_event, 5,000 characters at most'],
  [
    'url\\(\\s*["\']?\\s*(?:[a-z][a-z\\d+.-]*:)?[\\\\/]{2}|url\\(\\s*["\']?\\s*(?!data:image\\/)[a-z][a-z\\d+.-]*:|image-set\\(|@import',
    'the owner’s CSS, 64 kB at most',
  ],
  [
    '<!--[\\s\\S]*?(?:-->|$)|<(\\/?)([a-z][\\w-]*)((?:"[^"]*"|\'[^\']*\'|[^"\'>])*)>|<[/!?a-z][\\s\\S]*$|<[^<]*|[^<]+',
    'price and availability as the shop’s server prints them',
  ],
  ['([^\\s"\'/=]+)\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\'|([^\\s"\']+))', 'one tag that the shop’s server printed'],
]);
