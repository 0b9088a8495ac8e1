import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/** Escapes what a wrong charset header would garble and what would end an inlined script early; drops bundler marks. */
function escapeText(code: string): string {
  return code
    .replaceAll('/* @__PURE__ */', '')
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('</script', '<\\/script')
    .replaceAll('<!--', '<\\!--');
}

/**
 * Rewrites the minified loader without template literals: minifiers of caching plugins take `//` inside them for
 * comments. Modules are left alone by those plugins, and a second printer would make them larger.
 */
async function printClassic(code: string): Promise<string> {
  const supported = { 'template-literal': false };
  const options = { format: 'iife', minify: true, target: 'es2020', legalComments: 'none', supported } as const;
  return `;${(await transform(code, options)).code}`;
}

/** The last pass over every script of a build: ASCII only, closed by a semicolon and exactly one newline. */
export function finishFiles(kind: 'module' | 'classic'): Plugin {
  return {
    name: 'hadaya:finish-files',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const printed = kind === 'classic' ? await printClassic(output.code) : output.code;
        output.code = `${escapeText(printed).trimEnd().replace(/;?$/, ';')}\n`;
      }
    },
  };
}
