<?php
/**
 * A product's form as classic themes and WooCommerce print it, with what hangs behind it, and a page that goes on below.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_body_open',
	static function () {
		echo '<form class="variations_form cart">';
		do_action( 'woocommerce_after_variations_form' );
		echo '</form>';
		do_action( 'woocommerce_after_add_to_cart_form' );
		echo '<p id="below">Below</p>';
	}
);
