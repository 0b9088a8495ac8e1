<?php
/**
 * A product form as printed by classic themes and WooCommerce, with its scripts, and content below.
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
