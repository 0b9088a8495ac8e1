import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';

/** A caching plugin's minifier, or the closest one that package managers offer. */
export interface Engine {
  readonly name: string;
  readonly standsFor: string;
  /** Minifies files, each into a file with the suffix `.out`. Throws on failure. */
  readonly run: (files: readonly string[]) => void;
}

/** An unavailable engine, the reason, and the command to run once it is installed. */
export interface MissingEngine {
  readonly name: string;
  readonly reason: string;
  readonly command: string;
}

const COMMAND = 'npx -y pnpm@12 optimiser';

const run = (command: string, values: readonly string[]) =>
  execFileSync(command, [...values], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
/** Runs PHP that minifies each file with an expression over `$file`. */
const runPhp = (load: string, expression: string, files: readonly string[]) =>
  run('php', [
    '-r',
    `${load} foreach (array_slice($argv, 1) as $file) file_put_contents("$file.out", ${expression});`,
    ...files,
  ]);
const hasCommand = (command: string, ...values: string[]) => spawnSync(command, values).status === 0;
/** Debian's modules work only with Debian's Python, which may not be the first one on the path. */
const findPython = (module: string) =>
  ['python3', '/usr/bin/python3'].find((command) => hasCommand(command, '-c', `import ${module}`));

/**
 * Finds the folder of `matthiasmullie/minify`, which WP Rocket bundles: from a Debian package, or else `MINIFY_PHP`.
 */
function findMinifyFolder(): string | undefined {
  const folders = ['/usr/share/php/MatthiasMullie/Minify', process.env.MINIFY_PHP ?? ''];
  return folders.find((folder) => folder !== '' && existsSync(resolve(folder, 'JS.php')));
}

function matthiasMullie(folder: string): Engine {
  const files = [
    'Exception.php',
    'Exceptions/BasicException.php',
    'Exceptions/FileImportException.php',
    'Exceptions/IOException.php',
    'Minify.php',
    'JS.php',
  ];
  const load = files
    .filter((file) => existsSync(resolve(folder, file)))
    .map((file) => `require '${folder}/${file}';`)
    .join('');
  return {
    name: 'matthiasmullie/minify',
    standsFor: 'WP Rocket, and LiteSpeed Cache, which bundles a fork of it',
    run: (names) => void runPhp(load, '(new MatthiasMullie\\Minify\\JS($file))->minify()', names),
  };
}

function python(command: string, module: string, standsFor: string): Engine {
  const code = [
    `import sys, ${module}`,
    'for name in sys.argv[1:]:',
    `  open(name + '.out', 'w', encoding='utf8').write(${module}.jsmin(open(name, encoding='utf8').read()))`,
  ].join('\n');
  return { name: module, standsFor, run: (names) => void run(command, ['-c', code, ...names]) };
}

/** Finds JSMin in PHP, if `JSMIN_PHP` points to Autoptimize's or mrclay's copy. */
function findJsMinPhp(): string | undefined {
  const [found] = process.env.JSMIN_PHP ? globSync(process.env.JSMIN_PHP) : [];
  return found;
}

function jsMinPhp(file: string): Engine {
  const minify = 'JSMin::minify(file_get_contents($file))';
  return {
    name: 'JSMin.php',
    standsFor: 'Autoptimize',
    run: (names) => void runPhp(`require '${file}';`, minify, names),
  };
}

/**
 * Creates the engine of LiteSpeed Cache, a fork of `matthiasmullie/minify` that loads only in WordPress, from a copy of
 * the plugin.
 */
function liteSpeed(folder: string): Engine {
  const files = ['exception', 'minify', 'js'].map((name) => resolve(folder, `lib/css_js_min/minify/${name}.cls.php`));
  const load = [`define('WPINC', 'wp-includes');`, ...files.map((file) => `require '${file}';`)].join('');
  const minify = '(new LiteSpeed\\Lib\\CSS_JS_MIN\\Minify\\JS($file))->minify()';
  return { name: 'LiteSpeed Cache', standsFor: 'itself', run: (names) => void runPhp(load, minify, names) };
}

export function findEngines(): { readonly engines: readonly Engine[]; readonly missing: readonly MissingEngine[] } {
  const folder = findMinifyFolder();
  const command = findPython('rjsmin');
  const jsMin = findJsMinPhp();
  const liteSpeedFolder = process.env.LITESPEED_CACHE;
  const found: readonly (Engine | MissingEngine)[] = [
    folder && hasCommand('php', '-v')
      ? matthiasMullie(folder)
      : {
          name: 'matthiasmullie/minify',
          reason: 'not installed (apt-get install php-cli php-matthiasmullie-minify)',
          command: COMMAND,
        },
    command
      ? python(command, 'rjsmin', 'Autoptimize’s JSMin (same algorithm in Python)')
      : { name: 'rjsmin', reason: 'not installed (apt-get install python3-rjsmin)', command: COMMAND },
    jsMin
      ? jsMinPhp(jsMin)
      : {
          name: 'Autoptimize’s JSMin.php',
          reason: 'available only on wordpress.org and Packagist',
          command: `JSMIN_PHP=<a copy> ${COMMAND}`,
        },
    liteSpeedFolder
      ? liteSpeed(liteSpeedFolder)
      : {
          name: 'LiteSpeed Cache’s fork',
          reason: 'available only on wordpress.org; the original library is checked instead',
          command: `LITESPEED_CACHE=<the plugin's folder> ${COMMAND}`,
        },
  ];
  return {
    engines: found.flatMap((one) => ('run' in one ? [one] : [])),
    missing: found.flatMap((one) => ('reason' in one ? [one] : [])),
  };
}
