import { randomBytes } from 'node:crypto';
import type { MariaDb } from './mariaDb.ts';

const SALTS = [
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
];

/**
 * Returns `wp-config.php` for a site: SQLite unless a database is given, the request's host in the site's URL, no
 * outgoing traffic, all PHP notices logged. The site's folders are next to the document root, wherever that is mounted.
 */
export function wpConfig(database?: MariaDb): string {
  const { host = '', name = '' } = database ?? {};
  const salts = SALTS.map((name) => `define( '${name}', '${randomBytes(32).toString('hex')}' );`).join('\n');
  return `<?php
define( 'DB_NAME', 'site' );
define( 'DB_USER', '${name}' );
define( 'DB_PASSWORD', '${name}' );
define( 'DB_HOST', '${host}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'DB_DIR', __DIR__ . '/../database/' );
define( 'DB_FILE', 'site.sqlite' );
${salts}
$table_prefix = 'wp_';
$hadaya_host  = $_SERVER['HTTP_HOST'] ?? 'localhost';
define( 'WP_HOME', 'http://' . $hadaya_host );
define( 'WP_SITEURL', 'http://' . $hadaya_host );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/../log/debug.log' );
define( 'SCRIPT_DEBUG', false );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
define( 'HADAYA_TEST_MAIL_LOG', __DIR__ . '/../log/mail.jsonl' );
/* That's all, stop editing! Happy publishing. */
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
}
