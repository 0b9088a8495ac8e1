/** A name that a module declares and exports. */
export interface ExportedName {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
}

const DECLARATION =
  /^export\s+(?:declare\s+)?(?:default\s+)?(?:abstract\s+)?(async\s+function\*?|function\*?|class|const|let|interface|type|enum)\s+([\w$]+)([^\n]*(?:\n[^\n]*)?)/gm;
/** What follows the name of a constant that holds a function. */
const HOLDS_FUNCTION =
  /^[^=]*=\s*(?:(?:async\s*)?(?:<[^\n]*?>\s*)?(?:\([^\n]*|[\w$]+\s*)=>|(?:async\s+)?function\b|(?:memo|forwardRef)\b|(?:async\s*)?(?:<[^\n]*>)?\([^)\n]*$)/m;
const LOCAL_LIST = /^export\s+(type\s+)?\{([^}]*)\}(?!\s*from)/gm;

function kindOf(keyword: string, rest: string): ExportedName['kind'] {
  if (/function|class/.test(keyword)) return 'function';
  if (/interface|type|enum/.test(keyword)) return 'type';
  return HOLDS_FUNCTION.test(rest) ? 'function' : 'value';
}

/** Reads what a module declares and exports; what it only passes on from another module is left out. */
export function readExportedNames(text: string): readonly ExportedName[] {
  const declared = [...text.matchAll(DECLARATION)].map(
    ([, keyword = '', name = '', rest = '']): ExportedName => ({ name, kind: kindOf(keyword, rest) }),
  );
  const listed = [...text.matchAll(LOCAL_LIST)].flatMap(([, isType, list = '']) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part): ExportedName => {
        const name =
          part
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)
            .at(-1) ?? '';
        return { name, kind: isType || part.startsWith('type ') ? 'type' : 'value' };
      }),
  );
  return [...declared, ...listed];
}
