declare global {
  /** Settings of a page by part, such as `gallery`; each package adds its own. */
  interface HadayaSettings {}

  interface Window {
    /** The page's settings and its queue of calls such as `['contact.open', 0]`; each part adds its functions. */
    // biome-ignore lint/suspicious/noExplicitAny: a part defines its functions only once it has loaded.
    hadaya: { settings?: HadayaSettings; q?: unknown[]; [name: string]: any };
  }
}

export {};
