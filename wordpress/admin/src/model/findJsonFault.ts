/** Where a text stops being JSON, counted from 1; `isEnd` where it only breaks off. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly isEnd: boolean;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SIMPLE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** Walks through a text as far as it is JSON. */
class Reader {
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Whether all of it is one value. Stands at the fault where it is not. */
  readAll(): boolean {
    if (!this.readValue()) return false;
    this.skip(SPACE);
    return this.at === this.text.length;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    this.at += found?.[0].length ?? 0;
    return found !== null;
  }

  private take(sign: string): boolean {
    this.skip(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private readValue(): boolean {
    if (this.take('{')) return this.readItems('}', () => this.readName() && this.take(':') && this.readValue());
    if (this.take('[')) return this.readItems(']', () => this.readValue());
    return this.readText() || this.skip(SIMPLE);
  }

  private readName(): boolean {
    this.skip(SPACE);
    return this.readText();
  }

  /** A text that nothing closes has its fault where it begins. */
  private readText(): boolean {
    return this.text[this.at] === '"' && this.skip(STRING);
  }

  private readItems(end: string, readItem: () => boolean): boolean {
    if (this.take(end)) return true;
    do {
      if (!readItem()) return false;
    } while (this.take(','));
    return this.take(end);
  }
}

/**
 * Where a text is not JSON; nothing where it is, or is empty. Browsers say it each in its own way, and some not at all.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  if (text.trim() === '') return undefined;
  const reader = new Reader(text);
  if (reader.readAll()) return undefined;
  const before = text.slice(0, reader.at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, isEnd: text.slice(reader.at).trim() === '' };
}
