declare const __HADAYA_VERSION__: string;

/** Version of this copy, set by the build. */
export const VERSION: string = __HADAYA_VERSION__;

/** What an owner reads where `version` has come to a page on which `other` was first, and does nothing there. */
export const silentLine = (version: string, other: string): string =>
  `version ${version} stays silent: version ${other} is on this page. Keep one: remove a script tag or the plugin`;
