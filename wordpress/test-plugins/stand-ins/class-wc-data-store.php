<?php
/**
 * A stand-in for the data store, under WooCommerce's class name.
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's names.
defined( 'ABSPATH' ) || exit;

/**
 * Stand-in for WooCommerce's data store.
 */
final class WC_Data_Store {

	/**
	 * Returns the store for variations, whichever data store is requested.
	 *
	 * @return self
	 */
	public static function load() {
		return new self();
	}

	/**
	 * Returns the id of the first variation that matches a selection; 0 if none does.
	 *
	 * @param Hadaya_Stand_In_Product $product The product.
	 * @param string[]                $choice  Values, keyed by form key.
	 * @return int
	 */
	public function find_matching_product_variation( $product, $choice ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- WooCommerce's signature.
		foreach ( hadaya_stand_in_block( 'variations' ) as $index => $data ) {
			if ( array() === array_diff_assoc( $choice, $data['attributes'] ) ) {
				return 100 + $index;
			}
		}
		return 0;
	}
}
