import { buildSync } from 'esbuild';

const bundled = new Map<string, string>();

function bundle(entry: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry.pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'kit',
    target: 'es2022',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Bundles one module into a script text for `addInitScript`; `run` is a statement that may use its exports as `kit`.
 * Each module is bundled once per worker.
 */
export function bundleScript(entry: URL, run: string): string {
  const code = bundled.get(entry.href) ?? bundle(entry);
  bundled.set(entry.href, code);
  return `(() => { ${code}\n${run} })();`;
}
