<?php
/**
 * A product form with its scripts, as classic themes and WooCommerce print it, and content below it.
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
