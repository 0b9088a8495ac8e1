<?php
/**
 * Stand-ins for WordPress' functions about the page in view, its visitor and its scripts.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

/**
 * Number of the post at an address.
 *
 * @param string $url Address.
 * @return int
 */
function url_to_postid( $url ) {
	return isset( Site::$posts[ $url ] ) ? Site::$posts[ $url ] : 0;
}

/**
 * Whether the visitor uses a phone.
 *
 * @return bool
 */
function wp_is_mobile() {
	return Site::$is_mobile;
}

/**
 * Address of the page that the call came from, as the browser tells it.
 *
 * @return string|false
 */
function wp_get_raw_referer() {
	return isset( $_SERVER['HTTP_REFERER'] ) ? $_SERVER['HTTP_REFERER'] : false; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As WordPress hands it out.
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
	echo "<script$text>$code</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- Code.
}

/**
 * The scripts of the page in view.
 *
 * @return Hadaya\Tests\Scripts
 */
function wp_scripts() {
	return Hadaya\Tests\Scripts::$all;
}

/**
 * Takes a script from the page.
 *
 * @param string $handle Handle.
 */
function wp_dequeue_script( $handle ) {
	wp_scripts()->queue = array_values( array_diff( wp_scripts()->queue, array( $handle ) ) );
}

/**
 * Whether the screens of WordPress are in view.
 *
 * @return bool
 */
function is_admin() {
	return ! empty( Site::$page['is_admin'] );
}

/**
 * Whether the page in view is the customizer's preview.
 *
 * @return bool
 */
function is_customize_preview() {
	return ! empty( Site::$page['is_customize_preview'] );
}

/**
 * Whether the page in view is a feed.
 *
 * @return bool
 */
function is_feed() {
	return ! empty( Site::$page['is_feed'] );
}

/**
 * Whether the page in view is the front page.
 *
 * @return bool
 */
function is_front_page() {
	return ! empty( Site::$page['is_front_page'] );
}

/**
 * Whether the page in view is a product.
 *
 * @return bool
 */
function is_product() {
	return ! empty( Site::$page['is_product'] );
}

/**
 * Whether the page in view is a category of products.
 *
 * @return bool
 */
function is_product_taxonomy() {
	return ! empty( Site::$page['is_product_taxonomy'] );
}

/**
 * A post's address.
 *
 * @param int $post Number.
 * @return string|false
 */
function get_permalink( $post = 0 ) {
	return array_search( $post, Site::$posts, true );
}

/**
 * Posts, of which the question after those with a certain meta is answered.
 *
 * @param array $args What is asked.
 * @return object[]
 */
function get_posts( $args = array() ) {
	return isset( Site::$posts_with[ $args['meta_key'] ] ) ? Site::$posts_with[ $args['meta_key'] ] : array();
}
