<?php
/**
 * A variation of the product with WooCommerce's block "Add to Cart + Options".
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Stand-in for a variation of the stand-in product, with the test's data.
 */
final class Hadaya_Stand_In_Variation extends WC_Product_Variation {

	/**
	 * Data from the test: `attributes` and `inStock`, and optionally `quantity` and `backorders`.
	 *
	 * @var array
	 */
	private $data;

	/**
	 * Creates a variation from the test's data.
	 *
	 * @param array $data Data.
	 */
	public function __construct( array $data ) {
		$this->data = $data;
	}

	/**
	 * Returns the selected values, keyed by form key such as `attribute_pa_color`.
	 *
	 * @return string[]
	 */
	public function get_variation_attributes() {
		return $this->data['attributes'];
	}

	/**
	 * Checks whether the test's data has the variation in stock.
	 *
	 * @return bool
	 */
	public function is_in_stock() {
		return $this->data['inStock'];
	}

	/**
	 * Checks whether the test's data contains a quantity.
	 *
	 * @return bool
	 */
	public function managing_stock() {
		return isset( $this->data['quantity'] );
	}

	/**
	 * Checks whether the test's data allows backorders; false by default.
	 *
	 * @return bool
	 */
	public function backorders_allowed() {
		return ! empty( $this->data['backorders'] );
	}

	/**
	 * Returns the quantity in the test's data; null if the stock is not managed.
	 *
	 * @return int|null
	 */
	public function get_stock_quantity() {
		return isset( $this->data['quantity'] ) ? $this->data['quantity'] : null;
	}

	/**
	 * Returns true, because every variation of the tests is purchasable.
	 *
	 * @return bool
	 */
	public function is_purchasable() {
		return true;
	}

	/**
	 * Returns false, because an order may contain any number of a variation.
	 *
	 * @return bool
	 */
	public function is_sold_individually() {
		return false;
	}
}
