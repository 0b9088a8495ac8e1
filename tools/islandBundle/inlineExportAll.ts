import type { Plugin } from 'vite';

/** The import of the one helper that lazy parts need; before files are named, placeholders stand for their hashes. */
const HELPER = /^import \{ \w+ as __exportAll \} from "\.\/[^"]*rolldown-runtime[^"]*";$/m;

const OWN =
  'const __exportAll = (all) => { const exports = {}; ' +
  'for (const name in all) Object.defineProperty(exports, name, { enumerable: true, get: all[name] }); return exports; };';

/** A text or the bundler's editor of one. */
interface Script<Edited> {
  replace(pattern: RegExp, text: string): Edited;
}

/**
 * The bundler keeps its helpers in a file of their own as soon as a plan has parts: one more request of 400 bytes for every
 * page. A file that needs only the object behind `import()` makes that itself.
 */
export function inlineExportAll<Edited>(script: Script<Edited>): Edited {
  return script.replace(HELPER, OWN);
}

/** Leaves the helpers' file out of the build when every file that imported it has what it needs. */
export function dropHelpersFile(): Plugin {
  return {
    name: 'hadaya:drop-helpers-file',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const helpers = files.find(({ fileName }) => /rolldown-runtime-[\w-]+\.min\.js$/.test(fileName))?.fileName;
        if (helpers === undefined || files.some((file) => file.type === 'chunk' && file.code.includes(helpers))) return;
        delete bundle[helpers];
        delete bundle[`${helpers}.map`];
      },
    },
  };
}
