<?php
/**
 * Product data for the quote list.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

defined( 'ABSPATH' ) || exit;

/**
 * Describes a product and its prices for the quote list's island, as data attributes of the button.
 */
final class QuoteData {

	private Catalogue $catalogue;

	public function __construct( Catalogue $catalogue ) {
		$this->catalogue = $catalogue;
	}

	/**
	 * Returns the data attributes of a product's button. `prices` is empty for a product with variations.
	 *
	 * @param \WC_Product $product Product.
	 * @return array{product: int, name: string, link: string, picture: string, prices: string}
	 */
	public function of( \WC_Product $product ): array {
		return array(
			'product' => $product->get_id(),
			'name'    => wp_strip_all_tags( $product->get_name() ),
			'link'    => $product->get_permalink(),
			'picture' => (string) wp_get_attachment_image_url( (int) $product->get_image_id(), 'thumbnail' ),
			'prices'  => $product->is_type( 'variable' ) ? '' : $this->catalogue->prices( $product )->printed(),
		);
	}

	/**
	 * Returns the prices in the format of the data attribute, as JSON keyed by variation id. Variations without prices are left out.
	 *
	 * @param \WC_Product $product Product.
	 * @return string Empty for a product without variations.
	 */
	public function variation_prices( \WC_Product $product ): string {
		$all = array();
		foreach ( $this->catalogue->variations( $product ) as $variation ) {
			$printed = $this->catalogue->prices( $variation )->printed();
			if ( '' !== $printed ) {
				$all[ $variation->get_id() ] = $printed;
			}
		}
		return array() === $all ? '' : (string) wp_json_encode( $all );
	}
}
