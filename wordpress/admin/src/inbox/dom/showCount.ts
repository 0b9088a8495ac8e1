/** Shows in WordPress' menu how many new leads there are, in words too; WordPress' sheet hides the sign when there are none. */
export function showCount(count: number, shown: string, words: string): void {
  for (const sign of document.querySelectorAll<HTMLElement>('#adminmenu .hadaya-new')) {
    sign.className = `awaiting-mod count-${count} hadaya-new`;
    const [number, told] = sign.children;
    if (number) number.textContent = shown;
    if (told) told.textContent = words;
  }
}
