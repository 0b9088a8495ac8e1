/** Sheets in the head, also what becomes one when its file is there. */
const SHEETS = 'head>link:is([rel~="stylesheet"],[as="style"][onload]),head>style';
/**
 * What does not change the look of what we style: sheets of plugins and of WordPress itself. All others may, the theme's, the owner's own,
 * and those that are joined of several.
 */
const FOREIGN = '[href*="/plugins/"],[href*="/wp-includes/"],style[id^="wp-"]:not(#wp-custom-css),[id^="classic-"]';
const LOOK = '/look.min.css';

/** Whether the page has a link to a sheet of ours, also one that becomes a sheet when the file is there. */
export function hasSheetLink(page: Document, name: string): boolean {
  return page.querySelector(`link:is([rel~="stylesheet"],[onload])[href*="/${name}.min.css"]`) !== null;
}

/**
 * Puts the link of a sheet from the folder `base` into the head, before all that the site itself says about its look, as the replaced
 * plugins' sheets stand: the owner's rules go on winning. The sheet of our own look says more than our others and follows them.
 */
export function placeSheet(page: Document, link: HTMLLinkElement, base: string, isLook: boolean): void {
  const sheets = [...page.querySelectorAll<HTMLElement>(SHEETS)];
  const isOurs = (sheet: HTMLElement) => String(Reflect.get(sheet, 'href')).startsWith(base);
  const look = sheets.find((sheet) => sheet.matches(`[href*="${LOOK}"]`));
  const own = look ?? sheets.find((sheet) => !sheet.matches(FOREIGN) && !isOurs(sheet));
  if (isLook) sheets.findLast(isOurs)?.after(link);
  else own?.before(link);
}
