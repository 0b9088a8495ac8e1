<?php
/**
 * A variation of the product with WooCommerce's block "Add to Cart + Options".
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Stand-in for a variation.
 */
final class Hadaya_Stand_In_Variation extends WC_Product_Variation {

	/**
	 * `attributes` and `inStock`, and optionally `quantity` and `backorders`.
	 *
	 * @var array
	 */
	private $data;

	/**
	 * Stores the data.
	 *
	 * @param array $data Data.
	 */
	public function __construct( array $data ) {
		$this->data = $data;
	}

	/**
	 * Returns the values by form key.
	 *
	 * @return string[]
	 */
	public function get_variation_attributes() {
		return $this->data['attributes'];
	}

	/**
	 * Checks whether the variation is in stock.
	 *
	 * @return bool
	 */
	public function is_in_stock() {
		return $this->data['inStock'];
	}

	/**
	 * Checks whether the stock is managed.
	 *
	 * @return bool
	 */
	public function managing_stock() {
		return isset( $this->data['quantity'] );
	}

	/**
	 * Checks whether backorders are allowed.
	 *
	 * @return bool
	 */
	public function backorders_allowed() {
		return ! empty( $this->data['backorders'] );
	}

	/**
	 * Returns the stock quantity.
	 *
	 * @return int|null
	 */
	public function get_stock_quantity() {
		return isset( $this->data['quantity'] ) ? $this->data['quantity'] : null;
	}

	/**
	 * Checks whether the variation is purchasable.
	 *
	 * @return bool
	 */
	public function is_purchasable() {
		return true;
	}

	/**
	 * Checks whether an order may contain only one item.
	 *
	 * @return bool
	 */
	public function is_sold_individually() {
		return false;
	}
}
