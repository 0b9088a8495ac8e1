import type { Plugin } from 'vite';

/**
 * Appends a rule to each style sheet of a bundle. The rule tells the loader that the sheet is applied, whichever file
 * contains it (`packages/loader/src/styles.ts`). No page uses its class, so tools that remove unused rules drop it, and
 * the loader then correctly considers the sheet incomplete. A similar rule begins each sheet: between the two, the
 * fallback disables our rules in a combined file (`wordpress/hadaya/src/WayBack/runner.js`).
 */
export function markSheets(name: string): Plugin {
  return {
    name: 'hadaya:mark-sheets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, outputs) {
        for (const output of Object.values(outputs)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.css')) continue;
          const mark = (word: string) => `.hadaya-sheet{--hadaya-sheet-${name}${word}:1}`;
          output.source = `${mark('-begins')}${String(output.source).trimEnd()}${mark('')}\n`;
        }
      },
    },
  };
}
