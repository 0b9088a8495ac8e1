<?php
/**
 * Script that restores the replaced plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

defined( 'ABSPATH' ) || exit;

/**
 * Generates a script that runs in browsers of any age. A page requests the script only after the watcher has started the fallback. The server
 * generates it because our static files may be blocked.
 */
final class Runner {

	/**
	 * Returns the script, which runs immediately and gets the lightbox's markup as an argument.
	 *
	 * @param string $lightbox Markup of WooCommerce's lightbox.
	 * @return string
	 */
	public function code( string $lightbox ): string {
		$code = trim( (string) file_get_contents( __DIR__ . '/runner.js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Our own file.
		return $code . '(window,document,' . wp_json_encode( $lightbox ) . ");\n";
	}
}
