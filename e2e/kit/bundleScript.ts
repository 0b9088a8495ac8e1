import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const bundled = new Map<string, Promise<string>>();

async function bundle(entry: URL): Promise<string> {
  const [result] = [
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'kit' },
      },
    }),
  ].flat();
  if (!result || !('output' in result)) throw new Error(`${entry.href} produced no script`);
  return result.output[0].code;
}

/**
 * Bundles a module into script text for `addInitScript`; `run` is a statement that can use the module's exports as
 * `kit`. Each worker bundles a module only once.
 */
export async function bundleScript(entry: URL, run: string): Promise<string> {
  const code = bundled.get(entry.href) ?? bundle(entry);
  bundled.set(entry.href, code);
  return `(() => { ${await code}\n${run} })();`;
}
