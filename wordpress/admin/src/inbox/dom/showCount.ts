/** Shows the number of new leads in WordPress' menu, also as text; WordPress' styles hide a zero. */
export function showCount(count: number, shown: string, words: string): void {
  for (const sign of document.querySelectorAll<HTMLElement>('#adminmenu .hadaya-new')) {
    sign.className = `awaiting-mod count-${count} hadaya-new`;
    const [number, told] = sign.children;
    if (number) number.textContent = shown;
    if (told) told.textContent = words;
  }
}
