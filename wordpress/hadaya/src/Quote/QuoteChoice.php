<?php
/**
 * Chosen product.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

defined( 'ABSPATH' ) || exit;

/**
 * A product with the variation and the attribute values that a buyer has chosen.
 */
final class QuoteChoice {

	public \WC_Product $product;

	/** @var \WC_Product The variation; the product itself if it has none. */
	public \WC_Product $chosen;

	/** @var array<string, string> Values by attribute key, in the format of WooCommerce's orders. */
	public array $values;

	/**
	 * @param \WC_Product           $product Product.
	 * @param \WC_Product           $chosen  Product or variation.
	 * @param array<string, string> $values  Values by attribute key.
	 */
	private function __construct( \WC_Product $product, \WC_Product $chosen, array $values ) {
		$this->product = $product;
		$this->chosen  = $chosen;
		$this->values  = $values;
	}

	/**
	 * Reads the choice from a browser's request; null if the shop offers no quotes for the product, or if the choice is incomplete or invalid.
	 *
	 * @param array<string, mixed> $given     Ids and values.
	 * @param Catalogue            $catalogue The shop.
	 * @return self|null
	 */
	public static function from_request( array $given, Catalogue $catalogue ): ?self {
		$product = $catalogue->find( self::number( $given['product'] ?? 0 ) );
		if ( null === $product || ! $product->is_type( 'variable' ) ) {
			return null === $product ? null : new self( $product, $product, array() );
		}
		$chosen = $catalogue->variation( $product, self::number( $given['variation'] ?? 0 ) );
		$values = null === $chosen ? null : self::values_of( $product, $chosen, $given['attributes'] ?? array() );
		return null === $values ? null : new self( $product, $chosen, $values );
	}

	public function is_variation(): bool {
		return $this->chosen !== $this->product;
	}

	/** @return string[] Labels of the values. */
	public function labels(): array {
		return array_values( array_map( array( self::class, 'label' ), array_keys( $this->values ), $this->values ) );
	}

	/**
	 * Reads a whole number from a browser; 0 for anything else.
	 *
	 * @param mixed $given Number.
	 * @return int
	 */
	public static function number( $given ): int {
		return is_int( $given ) || ( is_string( $given ) && 1 === preg_match( '/^\d{1,10}$/D', $given ) ) ? (int) $given : 0;
	}

	/**
	 * Returns the attribute values of a variation, with the buyer's choices for the attributes that the variation leaves open.
	 *
	 * @param \WC_Product $product   Product.
	 * @param \WC_Product $variation Variation.
	 * @param mixed       $given     Values as sent, keyed by the attribute's form key.
	 * @return string[]|null Null if a value does not belong to the product.
	 */
	private static function values_of( \WC_Product $product, \WC_Product $variation, $given ): ?array {
		$values = array();
		foreach ( $product->get_variation_attributes() as $name => $allowed ) {
			$key   = 'attribute_' . sanitize_title( $name );
			$own   = (string) ( $variation->get_variation_attributes()[ $key ] ?? '' );
			$value = '' === $own ? ( $given[ $key ] ?? '' ) : $own;
			if ( ! is_string( $value ) || ! in_array( $value, array_map( 'strval', $allowed ), true ) ) {
				return null;
			}
			$values[ $key ] = $value;
		}
		return $values;
	}

	/**
	 * Returns the name of the value's term, or the value itself if it is not a term.
	 *
	 * @param string $key   Key of its attribute.
	 * @param string $value Value.
	 * @return string
	 */
	public static function label( string $key, string $value ): string {
		$taxonomy = (string) substr( $key, strlen( 'attribute_' ) );
		$term     = taxonomy_exists( $taxonomy ) ? get_term_by( 'slug', $value, $taxonomy ) : false;
		return $term instanceof \WP_Term ? wp_specialchars_decode( $term->name, ENT_QUOTES ) : $value;
	}
}
