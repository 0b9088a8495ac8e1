<?php
/**
 * What brings the replaced plugins back.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

defined( 'ABSPATH' ) || exit;

/**
 * A script for browsers of any age that a page fetches only when the watcher has begun the way back. It is answered by the server, not by
 * a file of ours: files of ours are what may be blocked.
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
