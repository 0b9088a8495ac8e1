<?php
/**
 * WooCommerce's conditional functions: a product with ?product=1, the product list with ?list=1, and WooCommerce's own pages.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'is_product' ) ) {

	/**
	 * Checks whether the URL contains `product`, or the page belongs to the demo. Stands in for WooCommerce's function.
	 *
	 * @return bool
	 */
	function is_product() { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's name.
		return isset( $_GET['product'] ) || 'demo' === hadaya_stand_ins_wanted();
	}
}

if ( ! function_exists( 'is_shop' ) ) {

	/**
	 * Checks whether the URL contains `list`, which makes the page the shop's product list. Stands in for WooCommerce's function.
	 *
	 * @return bool
	 */
	function is_shop() { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's name.
		return isset( $_GET['list'] );
	}
}

if ( ! function_exists( 'wc_get_page_id' ) ) {

	/**
	 * Returns the id of one of WooCommerce's pages; -1 if the page is not set.
	 *
	 * @param string $page Its name, `shop`.
	 * @return int
	 */
	function wc_get_page_id( $page ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's name.
		return (int) get_option( 'woocommerce_' . $page . '_page_id', -1 );
	}
}
