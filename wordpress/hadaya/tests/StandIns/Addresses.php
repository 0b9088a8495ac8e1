<?php
/**
 * Stand-ins for WordPress's URL functions. `e2e/wordpress/standIns.spec.ts` compares them with WordPress.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

/**
 * Removes invalid characters from a URL for a database or a redirect; returns an empty string if its scheme is not allowed.
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
 * Does the same as `esc_url_raw()`.
 *
 * @param string $url URL.
 * @return string
 */
function sanitize_url( $url ) {
	return esc_url_raw( $url );
}

/**
 * Returns all components of a URL, or the requested one; false for an invalid URL, null for a missing component.
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
 * Returns the URL of a path on the site, or of the front page if the path is empty.
 *
 * @param string $path Path.
 * @return string
 */
function home_url( $path = '' ) {
	return Site::$home . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) );
}

/**
 * Returns the URL of a path in the site's admin area.
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
 * Returns the URL of a file in the plugin's folder.
 *
 * @param string $path   Path within the plugin's folder.
 * @param string $plugin A file of the plugin.
 * @return string
 */
function plugins_url( $path, $plugin ) {
	return home_url( 'wp-content/plugins/' . basename( dirname( $plugin ) ) . '/' . $path );
}
