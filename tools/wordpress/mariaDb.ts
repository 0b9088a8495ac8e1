import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NativePhp } from './findPhp.ts';
import { endGroup } from './serverProcess.ts';
import { findFreePort } from './serveSite.ts';

const POLL_MS = 50;
const STARTUP_MS = 60_000;

export interface MariaDb {
  /** Address and port. */
  readonly host: string;
  /** Serves as the name of the database, its user's name and that user's password. */
  readonly name: string;
  /** Stops the server and removes its data. */
  readonly stop: () => void;
}

const NAME = 'site';
const ACCOUNT = `CREATE DATABASE ${NAME} CHARACTER SET utf8mb4;
CREATE USER '${NAME}'@'127.0.0.1' IDENTIFIED BY '${NAME}';
GRANT ALL ON *.* TO '${NAME}'@'127.0.0.1';
`;

/** Executes a statement with the machine's PHP. Arguments: host, port, name, statement, values as JSON. */
const QUERY = `mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
$database = new mysqli( $argv[1], $argv[3], $argv[3], $argv[3], (int) $argv[2] );
$database->set_charset( 'utf8mb4' );
$statement = $database->prepare( $argv[4] );
$statement->execute( json_decode( $argv[5] ) );
$rows = $statement->get_result();
echo json_encode( $rows instanceof mysqli_result ? $rows->fetch_all( MYSQLI_ASSOC ) : [] );`;

/** Executes a statement; returns the rows of a query, otherwise an empty list. */
export function queryMariaDb(
  php: NativePhp,
  { host, name }: MariaDb,
  sql: string,
  values: readonly (string | number)[],
): readonly Readonly<Record<string, unknown>>[] {
  const [address = '', port = ''] = host.split(':');
  const given = ['-r', QUERY, address, port, name, sql, JSON.stringify(values)];
  return JSON.parse(execFileSync(php.command, given, { encoding: 'utf8' }));
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('close', () => socket.destroy());
    socket.unref();
  });

/**
 * Starts a MariaDB server in its own folder with default settings (Debian: `apt-get install --no-install-recommends
 * mariadb-server-core mariadb-client-core php-mysql`).
 */
export async function startMariaDb(folder: string): Promise<MariaDb> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const data = resolve(folder, 'data');
  const user = `--user=${userInfo().username}`;
  const kept = ['--no-defaults', `--datadir=${data}`, user];
  execFileSync('mariadb-install-db', [...kept, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const port = await findFreePort();
  const account = resolve(folder, 'account.sql');
  writeFileSync(account, ACCOUNT);
  const ways = [`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${resolve(folder, 'socket')}`];
  const log = openSync(resolve(folder, 'server.log'), 'a');
  const child = spawn('mariadbd', [...kept, ...ways, '--skip-name-resolve', `--init-file=${account}`], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  const stop = () => {
    endGroup(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', stop);
  const end = Date.now() + STARTUP_MS;
  while (!(await answers(port))) {
    if (Date.now() > end) throw new Error(`MariaDB did not answer; see ${folder}/server.log`);
    await sleep(POLL_MS);
  }
  return { host: `127.0.0.1:${port}`, name: NAME, stop };
}
