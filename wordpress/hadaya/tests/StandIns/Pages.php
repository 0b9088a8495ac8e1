<?php
/**
 * Stand-ins for WordPress's functions for the current page, its visitor and its scripts.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

/**
 * Returns the id that the test has set for a URL in `Site::$posts`; otherwise 0.
 *
 * @param string $url URL.
 * @return int
 */
function url_to_postid( $url ) {
	return isset( Site::$posts[ $url ] ) ? Site::$posts[ $url ] : 0;
}

/**
 * Reads from `Site::$is_mobile` whether the visitor uses a phone.
 *
 * @return bool
 */
function wp_is_mobile() {
	return Site::$is_mobile;
}

/**
 * Returns the request's `Referer` header; false if it is missing.
 *
 * @return string|false
 */
function wp_get_raw_referer() {
	return isset( $_SERVER['HTTP_REFERER'] ) ? $_SERVER['HTTP_REFERER'] : false; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As WordPress returns it.
}

/**
 * Prints a `script` element. Escapes the attributes, but not the code.
 *
 * @param string $code       Code.
 * @param array  $attributes Attributes of its element.
 */
function wp_print_inline_script_tag( $code, $attributes = array() ) {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	echo "<script$text>$code</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- JavaScript code.
}

/**
 * Returns the scripts that the test has set in `Scripts::$all`.
 *
 * @return Hadaya\Tests\Scripts
 */
function wp_scripts() {
	return Hadaya\Tests\Scripts::$all;
}

/**
 * Removes a script from the queue. It stays registered.
 *
 * @param string $handle Handle.
 */
function wp_dequeue_script( $handle ) {
	wp_scripts()->queue = array_values( array_diff( wp_scripts()->queue, array( $handle ) ) );
}

/**
 * Reads from `Site::$page` whether the current page is an admin screen; false by default.
 *
 * @return bool
 */
function is_admin() {
	return ! empty( Site::$page['is_admin'] );
}

/**
 * Reads from `Site::$page` whether the current page is the customizer's preview; false by default.
 *
 * @return bool
 */
function is_customize_preview() {
	return ! empty( Site::$page['is_customize_preview'] );
}

/**
 * Reads from `Site::$page` whether the current page is a feed; false by default.
 *
 * @return bool
 */
function is_feed() {
	return ! empty( Site::$page['is_feed'] );
}

/**
 * Reads from `Site::$page` whether the current page is the front page; false by default.
 *
 * @return bool
 */
function is_front_page() {
	return ! empty( Site::$page['is_front_page'] );
}

/**
 * Reads from `Site::$page` whether the current page is a product; false by default.
 *
 * @return bool
 */
function is_product() {
	return ! empty( Site::$page['is_product'] );
}

/**
 * Reads from `Site::$page` whether the current page lists the products of a category or another taxonomy; false by default.
 *
 * @return bool
 */
function is_product_taxonomy() {
	return ! empty( Site::$page['is_product_taxonomy'] );
}

/**
 * Returns the URL that the test has set for a post in `Site::$posts`; otherwise false.
 *
 * @param int $post Id.
 * @return string|false
 */
function get_permalink( $post = 0 ) {
	return array_search( $post, Site::$posts, true );
}

/**
 * Returns the posts that the test has set for a meta key in `Site::$posts_with`. Other queries are not supported.
 *
 * @param array $args Query arguments.
 * @return object[]
 */
function get_posts( $args = array() ) {
	return isset( Site::$posts_with[ $args['meta_key'] ] ) ? Site::$posts_with[ $args['meta_key'] ] : array();
}
