<?php
/**
 * WooCommerce's conditional functions: a product with ?product=1, the product list with ?list=1, and WooCommerce's own pages.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'is_product' ) ) {

	/**
	 * Stand-in for WooCommerce's function: checks whether the page shows a product.
	 *
	 * @return bool
	 */
	function is_product() { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's name.
		return isset( $_GET['product'] ) || 'demo' === hadaya_stand_ins_wanted();
	}
}

if ( ! function_exists( 'is_shop' ) ) {

	/**
	 * Stand-in for WooCommerce's function: checks whether the page is the shop's list of products.
	 *
	 * @return bool
	 */
	function is_shop() { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's name.
		return isset( $_GET['list'] );
	}
}

if ( ! function_exists( 'wc_get_page_id' ) ) {

	/**
	 * Returns the id of one of WooCommerce's pages.
	 *
	 * @param string $page Its name, `shop`.
	 * @return int
	 */
	function wc_get_page_id( $page ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's name.
		return (int) get_option( 'woocommerce_' . $page . '_page_id', -1 );
	}
}
