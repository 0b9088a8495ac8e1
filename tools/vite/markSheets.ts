import type { Plugin } from 'vite';

/**
 * Ends each style sheet of a bundle with a rule by which the loader knows that the sheet is in force, whatever file its rules stand in
 * (`packages/loader/src/styles.ts`). It is for a class that no page has: what keeps the used rules of a page only drops
 * it, for then the sheet is not all there. Another one begins it: between the two the way back to the replaced plugins puts our
 * rules out of force in a file that is not ours alone (`wordpress/hadaya/src/WayBack/runner.js`).
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
