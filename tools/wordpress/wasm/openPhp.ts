import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { loadPHPRuntime, PHP, PHPExecutionFailureError } from '@php-wasm/universal';

const LOADERS = {
  '7.4': () => import('@php-wasm/node-7-4'),
  '8.5': () => import('@php-wasm/node-8-5'),
};

/** The oldest PHP that the plugin supports, and the newest available. */
export const PHP_VERSIONS = ['7.4', '8.5'] as const satisfies readonly (keyof typeof LOADERS)[];

export interface PhpAnswer {
  readonly text: string;
  readonly exitCode: number;
}

/** A PHP runtime in this process, with its own file system. */
export interface OpenPhp {
  /** Copies the files that match a pattern below a folder to the same paths below another folder. */
  copy(pattern: string, from: string, to: string): void;
  read(file: string): string;
  run(code: string): Promise<PhpAnswer>;
  close(): void;
}

/** Starts the given PHP version within a second, without touching the machine's files. */
export async function openPhp(version: (typeof PHP_VERSIONS)[number]): Promise<OpenPhp> {
  const { getPHPLoaderModule } = await LOADERS[version]();
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  return {
    copy(pattern, from, to) {
      for (const entry of globSync(resolve(from, pattern), { withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const source = resolve(entry.parentPath, entry.name);
        const target = `${to}/${relative(from, source).split(sep).join('/')}`;
        php.mkdir(dirname(target));
        php.writeFile(target, readFileSync(source));
      }
    },
    read: (file) => php.readFileAsText(file),
    async run(code) {
      try {
        const { text, exitCode } = await php.run({ code });
        return { text, exitCode };
      } catch (error) {
        if (!(error instanceof PHPExecutionFailureError)) throw error;
        return { text: error.response.text, exitCode: error.response.exitCode };
      }
    },
    close: () => php.exit(),
  };
}
