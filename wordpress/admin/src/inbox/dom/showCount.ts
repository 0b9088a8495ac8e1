/** Shows the number of new leads in WordPress's menu and as text for screen readers; WordPress's styles hide a zero. */
export function showCount(count: number, shown: string, text: string): void {
  for (const badge of document.querySelectorAll<HTMLElement>('#adminmenu .hadaya-new')) {
    badge.className = `awaiting-mod count-${count} hadaya-new`;
    const [number, label] = badge.children;
    if (number) number.textContent = shown;
    if (label) label.textContent = text;
  }
}
