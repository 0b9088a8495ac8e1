<?php
/**
 * Products for quotes.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Looks up products in WooCommerce, so that names and prices never come from a browser.
 *
 * @phpstan-type QuoteSettings array{position: string, products: string, categories: string, minimum: int, step: int,
 *   steps: list<array{from: int, off: int, ask: bool}>, page: string, in_widget: bool, whatsapp: string, accept: string, link_days: int}
 */
final class Catalogue {

	private Options $options;

	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Returns the owner's settings for the quote list, with defaults filled in.
	 *
	 * @return QuoteSettings
	 */
	public function settings(): array {
		return $this->options->group( 'quote' );
	}

	/**
	 * Checks whether the owner has enabled the quote list and WooCommerce is active.
	 *
	 * @return bool
	 */
	public function is_on(): bool {
		return $this->options->is_island_on( 'quote' ) && function_exists( 'wc_get_product' );
	}

	/**
	 * Returns a product if every visitor may see it and request a quote for it, otherwise null.
	 *
	 * @param int $id Id.
	 * @return \WC_Product|null
	 */
	public function find( int $id ): ?\WC_Product {
		$product = $id > 0 ? wc_get_product( $id ) : null;
		// Rejects the id of a variation, because visitors reach a variation only through its product.
		$is_seen = $product instanceof \WC_Product && 0 === $product->get_parent_id() && 'publish' === $product->get_status();
		return $is_seen && ! post_password_required( $id ) && $this->sells( $product ) ? $product : null;
	}

	/**
	 * Returns a published variation; null if it does not exist or belongs to another product.
	 *
	 * @param \WC_Product $product Product.
	 * @param int         $id      Id of the variation.
	 * @return \WC_Product|null
	 */
	public function variation( \WC_Product $product, int $id ): ?\WC_Product {
		$variation = $id > 0 ? wc_get_product( $id ) : null;
		return $variation instanceof \WC_Product && $variation->get_parent_id() === $product->get_id() && 'publish' === $variation->get_status()
			? $variation
			: null;
	}

	/**
	 * Returns a product's published variations.
	 *
	 * @param \WC_Product $product Product.
	 * @return \WC_Product[] None for a product without variations.
	 */
	public function variations( \WC_Product $product ): array {
		$ids = $product->is_type( 'variable' ) ? $product->get_children() : array();
		return array_filter( array_map( fn ( $id ): ?\WC_Product => $this->variation( $product, (int) $id ), $ids ) );
	}

	/**
	 * Returns the attributes whose value the buyer has to choose, because at least one variation accepts any value for them.
	 *
	 * @param \WC_Product $product Product.
	 * @return array<string, array{name: string, values: list<string>}> Name and values, by attribute key, of each
	 * attribute that some variation leaves open.
	 */
	public function open_attributes( \WC_Product $product ): array {
		$open = array();
		foreach ( $this->variations( $product ) as $variation ) {
			$open += array_filter( $variation->get_variation_attributes(), static fn ( $value ): bool => '' === (string) $value );
		}
		foreach ( array() === $open ? array() : $product->get_variation_attributes() as $name => $values ) {
			$key = 'attribute_' . sanitize_title( $name );
			if ( isset( $open[ $key ] ) ) {
				$open[ $key ] = array(
					'name'   => $name,
					'values' => array_map( 'strval', array_values( $values ) ),
				);
			}
		}
		return array_filter( $open );
	}

	/**
	 * Checks whether the owner offers quotes for a product.
	 *
	 * @param \WC_Product $product Product.
	 * @return bool
	 */
	private function sells( \WC_Product $product ): bool {
		$settings = $this->settings();
		$sells    = true;
		if ( 'no_price' === $settings['products'] ) {
			$sells = '' === (string) $product->get_price();
		} elseif ( 'categories' === $settings['products'] ) {
			$slugs = array_filter( array_map( 'trim', explode( ',', $settings['categories'] ) ), 'strlen' );
			$sells = array() !== $slugs && has_term( $slugs, 'product_cat', $product->get_id() );
		}
		/**
		 * Filters whether a product can be put on the quote list.
		 *
		 * @since 1.0.0
		 *
		 * @param bool       $sells   Whether the product can be put on the list.
		 * @param WC_Product $product Product.
		 */
		return (bool) apply_filters( 'hadaya_quote_product', $sells, $product );
	}

	/**
	 * Returns the prices of a product or variation by quantity.
	 *
	 * @param \WC_Product $product Product.
	 * @return PriceSteps
	 */
	public function prices( \WC_Product $product ): PriceSteps {
		$settings = $this->settings();
		/**
		 * Filters the unit price, on which the quantity price steps are based. Null hides all prices of the product.
		 *
		 * @since 1.0.0
		 *
		 * @param float|null $price   Price; null if the shop shows none.
		 * @param WC_Product $product Product.
		 */
		$price = apply_filters( 'hadaya_quote_price', self::shown_price( $product ), $product );
		/**
		 * Filters a product's quantity price steps, for example to use the shop's own discount table. The steps have no effect on a product whose
		 * price is hidden.
		 *
		 * @since 1.0.0
		 *
		 * @param array[]    $steps   Steps: `from` (quantity), and either `off` (percent off the price), `price` (per piece, as the shop displays prices)
		 * or `ask`.
		 * @param WC_Product $product Product or variation.
		 */
		$steps = (array) apply_filters( 'hadaya_quote_steps', $settings['steps'], $product );
		return new PriceSteps( null === $price ? null : (float) $price, $steps, (int) $settings['minimum'] );
	}

	/**
	 * Returns the tax mode of the shop's displayed prices, and therefore of its offers: `incl`, `excl`, or empty in a shop without taxes.
	 *
	 * @return string
	 */
	public static function taxes(): string {
		return function_exists( 'wc_tax_enabled' ) && wc_tax_enabled() ? (string) get_option( 'woocommerce_tax_display_shop', 'excl' ) : '';
	}

	/**
	 * Returns the price that the shop shows to this visitor; null if it shows none. A price counts as shown only if the price markup contains an amount,
	 * because plugins that hide prices remove the amount from that markup.
	 *
	 * @param \WC_Product $product Product.
	 * @return float|null
	 */
	private static function shown_price( \WC_Product $product ): ?float {
		$price = (string) $product->get_price();
		if ( '' === $price || false === strpos( (string) $product->get_price_html(), 'amount' ) ) {
			return null;
		}
		return (float) wc_get_price_to_display( $product );
	}
}
