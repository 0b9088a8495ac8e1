<?php
/**
 * Stand-ins for WordPress' URL functions. `e2e/wordpress/standIns.spec.ts` compares them with WordPress.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

/**
 * Returns a URL for a database or a redirect; empty if its scheme is not allowed.
 *
 * @param string   $url       URL.
 * @param string[] $protocols Allowed schemes.
 * @return string
 */
function esc_url_raw( $url, $protocols = array( 'http', 'https', 'mailto', 'tel', 'sms' ) ) {
	$kept = (string) preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]\\x80-\\xff]|i', '', str_replace( ' ', '%20', ltrim( (string) $url ) ) );
	if ( '' === $kept || 0 === strpos( $kept, '/' ) || 0 === strpos( $kept, '#' ) || 0 === strpos( $kept, '?' ) ) {
		return $kept;
	}
	if ( 1 !== preg_match( '#^([a-z][a-z0-9+.-]*):#i', $kept, $scheme ) ) {
		return 'http://' . $kept;
	}
	return in_array( strtolower( $scheme[1] ), $protocols, true ) ? $kept : '';
}

/**
 * Older name of `esc_url_raw`.
 *
 * @param string $url URL.
 * @return string
 */
function sanitize_url( $url ) {
	return esc_url_raw( $url );
}

/**
 * Returns the parts of a URL, or one part.
 *
 * @param string $url  URL.
 * @param int    $part Part; -1 for all.
 * @return mixed
 */
function wp_parse_url( $url, $part = -1 ) {
	return parse_url( (string) $url, $part ); // phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- This function stands in for the suggested alternative.
}

/**
 * Returns a URL with the scheme of the page, which is HTTPS in the tests.
 *
 * @param string $url URL.
 * @return string
 */
function set_url_scheme( $url ) {
	return (string) preg_replace( '#^https?://#', 'https://', (string) $url );
}

/**
 * Returns a URL on the site.
 *
 * @param string $path Path.
 * @return string
 */
function home_url( $path = '' ) {
	return Site::$home . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) );
}

/**
 * Returns a URL in the site's admin area.
 *
 * @param string $path Path.
 * @return string
 */
function admin_url( $path = '' ) {
	return home_url( 'wp-admin/' . ltrim( $path, '/' ) );
}

/**
 * Returns a path with one trailing slash.
 *
 * @param string $path Path.
 * @return string
 */
function trailingslashit( $path ) {
	return rtrim( (string) $path, '/\\' ) . '/';
}

/**
 * Returns the URL of a plugin's file.
 *
 * @param string $path   Path within the plugin's folder.
 * @param string $plugin A file of the plugin.
 * @return string
 */
function plugins_url( $path, $plugin ) {
	return home_url( 'wp-content/plugins/' . basename( dirname( $plugin ) ) . '/' . $path );
}
