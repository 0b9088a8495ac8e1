<?php
/**
 * The product with WooCommerce's block "Add to Cart + Options".
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Stand-in for the product with id 21, with the type, attributes and variations that the test has stored.
 */
final class Hadaya_Stand_In_Product extends WC_Product {

	/**
	 * Returns 21, because the tests have only this product.
	 *
	 * @return int
	 */
	public function get_id() {
		return 21;
	}

	/**
	 * Checks whether the test has given the product this type.
	 *
	 * @param string $type Type.
	 * @return bool
	 */
	public function is_type( $type ) {
		return hadaya_stand_in_block( 'type' ) === $type;
	}

	/**
	 * Returns the slugs of each attribute's terms, keyed by attribute name.
	 *
	 * @return array[]
	 */
	public function get_variation_attributes() {
		return array_map( 'array_keys', hadaya_stand_in_block( 'attributes' ) );
	}

	/**
	 * Returns the indices of the variations in the test's data.
	 *
	 * @return int[]
	 */
	public function get_children() {
		return array_keys( hadaya_stand_in_block( 'variations' ) );
	}

	/**
	 * Returns the variations as objects; empty for any other format.
	 *
	 * @param string $what Format, always `objects`.
	 * @return Hadaya_Stand_In_Variation[]
	 */
	public function get_available_variations( $what ) {
		return array_map(
			static function ( $data ) {
				return new Hadaya_Stand_In_Variation( $data );
			},
			'objects' === $what ? hadaya_stand_in_block( 'variations' ) : array()
		);
	}

	/**
	 * Checks whether the product is in stock: false if the test's `sale` contains `none left`.
	 *
	 * @return bool
	 */
	public function is_in_stock() {
		return ! in_array( 'none left', hadaya_stand_in_block( 'sale' ), true );
	}

	/**
	 * Checks whether the product is purchasable: false if the test's `sale` contains `not for sale`.
	 *
	 * @return bool
	 */
	public function is_purchasable() {
		return ! in_array( 'not for sale', hadaya_stand_in_block( 'sale' ), true );
	}

	/**
	 * Checks whether an order may contain only one item: true if the test's `sale` contains `one an order`.
	 *
	 * @return bool
	 */
	public function is_sold_individually() {
		return in_array( 'one an order', hadaya_stand_in_block( 'sale' ), true );
	}

	/**
	 * Returns green as the default colour if the test's `sale` contains `green first`; otherwise an empty selection.
	 *
	 * @return string[]
	 */
	public function get_default_attributes() {
		return in_array( 'green first', hadaya_stand_in_block( 'sale' ), true ) ? array( 'pa_color' => 'green' ) : array();
	}
}
