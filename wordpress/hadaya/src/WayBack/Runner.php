<?php
/**
 * Script that restores the replaced plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

defined( 'ABSPATH' ) || exit;

/**
 * A script for browsers of any age, which a page only requests once the watcher has started the fallback. The server
 * generates it, because our static files may be blocked.
 */
final class Runner {

	/**
	 * The whole script.
	 *
	 * @param string $lightbox Markup of WooCommerce's lightbox.
	 * @return string
	 */
	public function code( string $lightbox ): string {
		$code = trim( (string) file_get_contents( __DIR__ . '/runner.js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
		return $code . '(window,document,' . wp_json_encode( $lightbox ) . ");\n";
	}
}
