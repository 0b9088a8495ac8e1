/** Puts a live region into a node of ours, where it stands from the start, else its first text might not be read. Returns what says a text. */
export function createStatus(into: Element): (text: string) => void {
  const page = into.ownerDocument;
  const region = page.createElement('p');
  region.className = 'status';
  region.role = 'status';
  into.append(region);
  return (text) => {
    const words = page.createElement('span');
    words.textContent = text;
    region.replaceChildren(...(text === '' ? [] : [words]));
  };
}
