import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';

/** A minifier of a caching plugin, or its nearest relative that a package manager here has. */
export interface Engine {
  readonly name: string;
  /** Whose minifier it stands for. */
  readonly standsFor: string;
  /** Minifies files, each into one of the same name with `.out` behind it. Throws when it cannot. */
  readonly run: (files: readonly string[]) => void;
}

/** An engine that could not be had, and why. */
export interface MissingEngine {
  readonly name: string;
  readonly reason: string;
}

const run = (command: string, values: readonly string[]) =>
  execFileSync(command, [...values], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
/** PHP that minifies every file it is given by an expression over `$file`. */
const runPhp = (load: string, expression: string, files: readonly string[]) =>
  run('php', [
    '-r',
    `${load} foreach (array_slice($argv, 1) as $file) file_put_contents("$file.out", ${expression});`,
    ...files,
  ]);
const hasCommand = (command: string, ...values: string[]) => spawnSync(command, values).status === 0;
/** Debian's modules belong to Debian's Python, which need not be the first one on the path. */
const findPython = (module: string) =>
  ['python3', '/usr/bin/python3'].find((command) => hasCommand(command, '-c', `import ${module}`));

/** `matthiasmullie/minify` as WP Rocket bundles it; Debian has it as a package, and a copy may lie in the cache. */
function findMinifyFolder(): string | undefined {
  const places = ['/usr/share/php/MatthiasMullie/Minify', process.env.MINIFY_PHP ?? ''];
  return places.find((place) => place !== '' && existsSync(resolve(place, 'JS.php')));
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
    standsFor: 'WP Rocket, and LiteSpeed Cache which carries a fork of it',
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

/** JSMin in PHP, when somebody has put Autoptimize's or mrclay's copy where `JSMIN_PHP` says. */
function findJsMinPhp(): string | undefined {
  const [found] = process.env.JSMIN_PHP ? globSync(process.env.JSMIN_PHP) : [];
  return found;
}

/** Every engine that this machine has, and the ones that it has not. */
export function findEngines(): { readonly engines: readonly Engine[]; readonly missing: readonly MissingEngine[] } {
  const engines: Engine[] = [];
  const missing: MissingEngine[] = [];
  const folder = findMinifyFolder();
  if (folder && hasCommand('php', '-v')) engines.push(matthiasMullie(folder));
  else missing.push({ name: 'matthiasmullie/minify', reason: 'apt-get install php-cli php-matthiasmullie-minify' });
  const command = findPython('rjsmin');
  if (command) engines.push(python(command, 'rjsmin', 'JSMin as Autoptimize uses it (same algorithm, other language)'));
  else missing.push({ name: 'python3-rjsmin', reason: 'apt-get install python3-rjsmin' });
  const jsMin = findJsMinPhp();
  if (jsMin) {
    const load = `require '${jsMin}';`;
    const minify = (names: readonly string[]) => void runPhp(load, 'JSMin::minify(file_get_contents($file))', names);
    engines.push({ name: 'JSMin.php', standsFor: 'Autoptimize', run: minify });
  } else
    missing.push({
      name: 'JSMin.php of Autoptimize',
      reason: 'only on wordpress.org and Packagist; set JSMIN_PHP to a copy',
    });
  missing.push({ name: 'the fork in LiteSpeed Cache 7.9', reason: 'only on wordpress.org; its parent is checked' });
  return { engines, missing };
}
