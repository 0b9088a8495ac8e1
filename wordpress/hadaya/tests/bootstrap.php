<?php
/**
 * Sets up tests of the plugin's classes without WordPress: the plugin's autoloader, stand-ins for simple WordPress functions, and a site whose values
 * a test sets.
 *
 * @package Hadaya
 */

define( 'ABSPATH', __DIR__ . '/' );
define( 'HADAYA_VERSION', '0.0.0' );
define( 'HADAYA_FOLDER', dirname( __DIR__ ) . '/' );
define( 'HADAYA_FILE', HADAYA_FOLDER . 'hadaya.php' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'YEAR_IN_SECONDS', 31536000 );
define( 'NONCE_SALT', 'salt' );
define( 'DB_NAME', 'shop' );
define( 'DB_PASSWORD', 'secret' );
define( 'ARRAY_A', 'ARRAY_A' );

// Fails on every notice about our files, on every PHP version. Ignores notices about PHPUnit, which is older than the newest PHP.
error_reporting( E_ALL ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions, WordPress.PHP.DiscouragedPHPFunctions -- Tests must report every notice.
// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- As above.
set_error_handler(
	static function ( int $level, string $message, string $file, int $line ): bool {
		if ( 0 !== ( error_reporting() & $level ) && 0 === strpos( $file, HADAYA_FOLDER ) ) {
			throw new ErrorException( $message, 0, $level, $file, $line );
		}
		return true;
	}
);
date_default_timezone_set( 'UTC' ); // phpcs:ignore WordPress.DateTime.RestrictedFunctions -- As WordPress does.

require_once HADAYA_FOLDER . 'src/autoload.php';
spl_autoload_register(
	static function ( string $name ): void {
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, strlen( 'Hadaya\\Tests\\' ) ) ) . '.php';
		if ( 0 === strpos( $name, 'Hadaya\\Tests\\' ) && is_readable( $file ) ) {
			include $file;
		}
	}
);
foreach ( array( 'Texts', 'Addresses', 'Lists', 'Values', 'Hooks', 'Times', 'Cache', 'Servers', 'Pages', 'WP_Error' ) as $hadaya_stand_ins ) {
	require_once __DIR__ . '/StandIns/' . $hadaya_stand_ins . '.php';
}

// Closes the database after the tests, so that a class's shutdown code, such as releasing a lock, runs no statements.
register_shutdown_function(
	static function (): void {
		Hadaya\Tests\Database::open( array() )->is_closed = true;
	}
);
