import type { Plugin } from 'vite';

/**
 * Ends each style sheet of a bundle with a rule by which the loader knows that the sheet is in force, whatever file its rules stand in
 * (`packages/loader/src/files/isInForce.ts`). It is for a class that no page has: what keeps the used rules of a page only drops
 * it, for then the sheet is not all there.
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
          output.source = `${String(output.source).trimEnd()}.hadaya-sheet{--hadaya-sheet-${name}:1}\n`;
        }
      },
    },
  };
}
