/**
 * Text formats as regular expressions without flags, the same in JavaScript and PHP (in PHP with the `D` modifier).
 * Formats for optional texts also match the empty string. Some have further checks: `day` and `date` must be calendar
 * days, `zone` and `country` must exist, `email` must pass WordPress's check, a `channel` must match its type, and
 * templates may use only known placeholders.
 */
export const FORMATS: Readonly<Record<string, string>> = {
  required: '[\\s\\S]',
  'required-long': '[\\s\\S]',
  'choices-long': '[\\s\\S]',
  page: '[\\s\\S]',
  uri: '^$|^https?://[^/\\s]+',
  https: '^https://[^/\\s]+',
  email: '^$|^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  'required-email': '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  key: '^[\\w-]{20,100}$',
  secret: '^[!-~]{16,200}$',
  hidden: '^[!-~][ -~]{0,999}$',
  path: '^/(?![/\\\\])\\S*$',
  font: "^[\\w ,.'-]{0,80}$",
  time: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  day: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  date: '^$|^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  country: '^$|^[A-Z]{2}$',
  zone: '^[A-Z][A-Za-z0-9_/+-]*$|^[+-][0-9]{2}:[0-9]{2}$',
  conversion: '^$|^AW-[0-9]{5,15}/[\\w-]{5,60}$',
  'hex-color': '^#([0-9A-Fa-f]{3}){1,2}$',
};

/** Maximum length of a text, in characters. */
export const MOST_CHARACTERS = 2000;
