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
  [
    '<iframe\\b[^>]*?\\ssrc\\s*=\\s*["\']?([^"\'\\s>]+)',
    'the address or embed code of one film, as an owner’s page builder prints it',
  ],
  [
    '\\/uploads\\/((?:[^/?#]+\\/)*[^/?#]+?)(?:-\\d+x\\d+)?(?:\\.[a-z]{3,4}){1,2}(?:[?#].*)?$',
    'the address of one picture, as the shop’s server prints it',
  ],
  ['(?:index\\.php\\/)?[^/]+\\/?$', 'an address of the site, as its server prints it'],
  ['\\w+ \\S|\\w+ .', 'a table of ours'],
  ['<!--[\\s\\S]*?-->|<\\/?[a-z][^<>]*>', 'the name or a sentence that the shop’s server sends'],
  ['\\B(?=(?:\\d\\d)*\\d{3}$)', 'the digits of a number: 309 at most'],
  ['^[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?$', 'the text of a counter: 200 letters at most'],
  ['<([^<>\\s]+@[^<>\\s]+)>', 'a mail address: 320 letters at most'],
  ['^([^?]+@[^?]+)\\?.*$', 'a mail address: 320 letters at most'],
  ['\\s*@\\s*', 'a mail address: 320 letters at most, or a setting of the owner, 5,000 at most'],
  ['\\s*\\.\\s*', 'a mail address: 320 letters at most'],
  [
    '[\\s,;]*(?:;?\\bext(?:ension|n)?\\b|[x#]|تحويلة)\\s*[.:=]?\\s*(\\d{1,7})$',
    'phone numbers of a visitor: 300 letters at most',
  ],
  ['\\s*[/,;|&\\n\\u060c\\u061b]\\s*|\\s+(?:or|and|أو|او|و)\\s+', 'phone numbers of a visitor: 300 letters at most'],
  ['[.,;،]+$', 'a channel’s value in the owner’s settings, 5,000 characters at most'],
  ['^https?:\\/\\/[^/\\s]+\\S*$', 'a channel’s value in the owner’s settings, 5,000 characters at most'],
  ['#.*$', 'a channel’s value in the owner’s settings, 5,000 characters at most'],
  ['&.*$', 'a channel’s value in the owner’s settings, 5,000 characters at most'],
  ['\\?.*$', 'a channel’s value in the owner’s settings, 5,000 characters at most'],
  ['^[@ /]+|[@ /]+$', 'a channel’s value in the owner’s settings, 5,000 characters at most'],
  ['^["\'«“]+|["\'»”.,;،]+$', 'a channel’s value in the owner’s settings, 5,000 characters at most'],
  [
    '[\\s,;]*(?:\\bext(?:ension|n)?\\b|[x#]|تحويلة)\\s*[.:=]?\\s*(\\d{1,7})$',
    'a number of the owner’s settings: 300 letters at most',
  ],
  ['^[^\\d+(]+|[^\\d)+]+$', 'a number of the owner’s settings: 300 letters at most'],
  [
    '\\s*[/,;|&\\u060c\\u061b]\\s*|\\s+(?:or|and|أو|او|و)\\s+|\\s+(?=\\+)',
    'a number of the owner’s settings: 300 letters at most',
  ],
  ['^[(\\s]*\\+?[\\d\\s().\\-/\\\\_·•~]+$', 'a number of the owner’s settings: 300 letters at most'],
  ['([^\\s"\'/=]+)\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\'|([^\\s"\']+))', 'one tag that the shop’s server printed'],
]);
