import { execFileSync } from 'node:child_process';

const NEEDED = ['pdo_sqlite', 'mbstring', 'dom', 'gd', 'zip'];

/** PHP as installed on this machine, not compiled to WebAssembly. */
export interface NativePhp {
  readonly command: string;
  readonly version: string;
}

/** Finds a PHP installation with all required extensions, or returns what is missing. `$PHP` overrides `php`. */
export function findPhp(): NativePhp | { readonly missing: string } {
  const command = process.env.PHP ?? 'php';
  const code = 'echo json_encode([PHP_VERSION, array_map("strtolower", get_loaded_extensions())]);';
  try {
    const answer = execFileSync(command, ['-r', code], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const [version, extensions]: [string, string[]] = JSON.parse(answer);
    const missing = NEEDED.filter((name) => !extensions.includes(name));
    return missing.length > 0 ? { missing: `PHP ${version} lacks ${missing.join(', ')}` } : { command, version };
  } catch {
    return {
      missing: 'PHP was not found (apt-get install php-cli php-sqlite3 php-mbstring php-xml php-curl php-gd php-zip)',
    };
  }
}
