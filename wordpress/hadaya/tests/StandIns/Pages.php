<?php
/**
 * Stand-ins for WordPress' functions for the current page, its visitor and its scripts.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

/**
 * Returns the id of the post at a URL.
 *
 * @param string $url URL.
 * @return int
 */
function url_to_postid( $url ) {
	return isset( Site::$posts[ $url ] ) ? Site::$posts[ $url ] : 0;
}

/**
 * Checks whether the visitor uses a phone.
 *
 * @return bool
 */
function wp_is_mobile() {
	return Site::$is_mobile;
}

/**
 * Returns the URL of the referring page, as sent by the browser.
 *
 * @return string|false
 */
function wp_get_raw_referer() {
	return isset( $_SERVER['HTTP_REFERER'] ) ? $_SERVER['HTTP_REFERER'] : false; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As WordPress returns it.
}

/**
 * Prints a script.
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
 * Returns the scripts of the current page.
 *
 * @return Hadaya\Tests\Scripts
 */
function wp_scripts() {
	return Hadaya\Tests\Scripts::$all;
}

/**
 * Dequeues a script.
 *
 * @param string $handle Handle.
 */
function wp_dequeue_script( $handle ) {
	wp_scripts()->queue = array_values( array_diff( wp_scripts()->queue, array( $handle ) ) );
}

/**
 * Checks whether the current page is an admin screen.
 *
 * @return bool
 */
function is_admin() {
	return ! empty( Site::$page['is_admin'] );
}

/**
 * Checks whether the current page is the customizer's preview.
 *
 * @return bool
 */
function is_customize_preview() {
	return ! empty( Site::$page['is_customize_preview'] );
}

/**
 * Checks whether the current page is a feed.
 *
 * @return bool
 */
function is_feed() {
	return ! empty( Site::$page['is_feed'] );
}

/**
 * Checks whether the current page is the front page.
 *
 * @return bool
 */
function is_front_page() {
	return ! empty( Site::$page['is_front_page'] );
}

/**
 * Checks whether the current page is a product.
 *
 * @return bool
 */
function is_product() {
	return ! empty( Site::$page['is_product'] );
}

/**
 * Checks whether the current page lists the products of a category or another taxonomy.
 *
 * @return bool
 */
function is_product_taxonomy() {
	return ! empty( Site::$page['is_product_taxonomy'] );
}

/**
 * Returns a post's URL.
 *
 * @param int $post Id.
 * @return string|false
 */
function get_permalink( $post = 0 ) {
	return array_search( $post, Site::$posts, true );
}

/**
 * Returns posts; only queries by meta key are supported.
 *
 * @param array $args Query arguments.
 * @return object[]
 */
function get_posts( $args = array() ) {
	return isset( Site::$posts_with[ $args['meta_key'] ] ) ? Site::$posts_with[ $args['meta_key'] ] : array();
}
