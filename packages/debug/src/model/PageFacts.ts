/** How a bundle's elements stand on the page. */
export interface BundleFacts {
  /** Name of the bundle, as in its file name. */
  readonly name: string;
  /** CSS selectors and settings globals that call for it. */
  readonly wants: readonly string[];
  /** Whether the page holds any of them. */
  readonly isWanted: boolean;
  /** Elements by state; a widget without an element of its own counts as one. */
  readonly mounted: number;
  /** Why nobody sees them, one sentence for each of the mounted that has no place on the screen. */
  readonly unseen: readonly string[];
  readonly failed: number;
  readonly waiting: number;
}

/** A script tag of the page. */
export interface ScriptFacts {
  readonly src: string;
  readonly type: string;
}

/** What the panel reads from a page; nothing of the visitor. */
export interface PageFacts {
  /** Versions of Hadaya on the page, the one that rules first. */
  readonly versions: readonly string[];
  readonly bundles: readonly BundleFacts[];
  /** Value of `window.hadaya.settings`. */
  readonly settings: unknown;
  /** Value of `window.hadaya.baseUrl`. */
  readonly baseUrl: unknown;
  readonly scripts: readonly ScriptFacts[];
  /** Whether the document's mode is the old one that browsers keep for pages without a doctype. */
  readonly isQuirky: boolean;
  readonly hasViewport: boolean;
  /** `lang` of the document. */
  readonly language: string;
}
