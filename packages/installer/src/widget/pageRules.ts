/** A page rule of a contact widget, with the field names of the plugin's schema. */
export interface PageRule {
  readonly show: string;
  readonly rule: string;
  readonly value: string;
}

/** Returns true if the page rules show the widget on a path. The plugin's PHP applies the same rules. */
export function allowsPage(rules: readonly PageRule[], path: string): boolean {
  const plain = (text: string) => {
    const [, own = ''] = /^(?:https?:\/\/[^/]*)?([^?#]*)/.exec(text.trim()) ?? [];
    try {
      return `/${decodeURIComponent(own)}/`.replace(/\/+/g, '/');
    } catch {
      return `/${own}/`.replace(/\/+/g, '/');
    }
  };
  const here = plain(path);
  const meant = rules.map(({ rule, value }) => {
    const expected = plain(value);
    if (rule === 'front') return here === '/';
    if (value.trim() === '') return false;
    if (rule === 'exact') return here === expected;
    if (rule === 'starts') return here.startsWith(expected);
    if (rule === 'ends')
      return here.endsWith(expected.startsWith('/') && !value.trim().startsWith('/') ? expected.slice(1) : expected);
    return expected !== '/' && here.includes(expected.slice(1, -1));
  });
  const shown = meant.filter((_isMeant, at) => rules[at]?.show === 'show');
  return (
    !meant.some((isMeant, at) => isMeant && rules[at]?.show === 'hide') && (shown.length === 0 || shown.includes(true))
  );
}
