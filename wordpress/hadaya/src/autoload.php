<?php
/**
 * Loads our classes when they are first used: `Hadaya\Leads\Lead` is in `src/Leads/Lead.php`.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( 0 !== strpos( $name, 'Hadaya\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, strlen( 'Hadaya\\' ) ) ) . '.php';
		if ( is_readable( $file ) ) {
			include $file;
		}
	}
);
