<?php
/**
 * Line of a quote.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * A product with its quantity, as sold when the request arrives.
 */
final class QuoteLine {

	/**
	 * Maximum quantity of one line.
	 */
	const MOST_PIECES = 1000000;

	/**
	 * Maximum length of a note, in characters.
	 */
	const LONGEST_NOTE = 300;

	/**
	 * `product`, `variation`, `attributes`, `options`, `name`, `quantity`, `note`, `price`, `picture`.
	 *
	 * @var array
	 */
	private array $parts;

	private function __construct( array $parts ) {
		$this->parts = $parts;
	}

	/**
	 * A line from a browser's request: ids, values and a note. Null for a combination that the shop does not sell.
	 *
	 * @param mixed     $given     What was sent.
	 * @param Catalogue $catalogue The shop.
	 * @return self|null
	 */
	public static function from_request( $given, Catalogue $catalogue ): ?self {
		$given    = is_array( $given ) ? $given : array();
		$product  = $catalogue->find( self::number( $given['product'] ?? 0 ) );
		$quantity = self::number( $given['quantity'] ?? 0 );
		$choice   = null === $product || $quantity < 1 ? null : self::choice( $product, $given, $catalogue );
		if ( null === $choice ) {
			return null;
		}
		list( $chosen, $values ) = $choice;

		$settings = $catalogue->settings();
		$quantity = self::fit( $quantity, (int) $settings['minimum'], (int) $settings['step'] );
		$note     = is_string( $given['note'] ?? null ) ? Texts::line( $given['note'], self::LONGEST_NOTE ) : '';
		$parts    = array(
			'product'    => $product->get_id(),
			'variation'  => $chosen === $product ? 0 : $chosen->get_id(),
			'attributes' => $values,
			'options'    => array_values( array_map( array( self::class, 'label' ), array_keys( $values ), $values ) ),
			'name'       => wp_strip_all_tags( $product->get_name() ),
			'picture'    => (string) wp_get_attachment_url( (int) $chosen->get_image_id() ),
			'quantity'   => $quantity,
			'note'       => $note,
			'price'      => $catalogue->prices( $chosen )->at( $quantity ),
		);
		/**
		 * A line of a request, before it is stored.
		 *
		 * @since 1.0.0
		 *
		 * @param array      $parts  Parts of the line.
		 * @param WC_Product $chosen Product or variation.
		 */
		return new self( (array) apply_filters( 'hadaya_quote_line', $parts, $chosen ) );
	}

	/**
	 * The chosen product or variation with its values.
	 *
	 * @param \WC_Product $product   Product.
	 * @param array       $given     What was sent.
	 * @param Catalogue   $catalogue The shop.
	 * @return array|null The product or its variation, and the values; null when nothing or something strange was chosen.
	 */
	private static function choice( \WC_Product $product, array $given, Catalogue $catalogue ): ?array {
		if ( ! $product->is_type( 'variable' ) ) {
			return array( $product, array() );
		}
		$chosen = $catalogue->variation( $product, self::number( $given['variation'] ?? 0 ) );
		$values = null === $chosen ? null : self::values( $product, $chosen, $given['attributes'] ?? array() );
		return null === $values ? null : array( $chosen, $values );
	}

	/**
	 * A line from the database.
	 *
	 * @param array $parts Parts.
	 * @return self
	 */
	public static function from_stored( array $parts ): self {
		$none = array(
			'product'    => 0,
			'variation'  => 0,
			'attributes' => array(),
			'options'    => array(),
			'name'       => '',
			'picture'    => '',
			'quantity'   => 0,
			'note'       => '',
			'price'      => null,
		);
		return new self( array_merge( $none, $parts ) );
	}

	public function to_array(): array {
		return $this->parts;
	}

	/** @return string[] Values by attribute, as WooCommerce's orders take them. */
	public function attributes(): array {
		return $this->parts['attributes'];
	}

	public function id(): int {
		return (int) ( 0 === $this->parts['variation'] ? $this->parts['product'] : $this->parts['variation'] );
	}

	public function quantity(): int {
		return (int) $this->parts['quantity'];
	}

	public function note(): string {
		return $this->parts['note'];
	}

	public function picture(): string {
		return $this->parts['picture'];
	}

	/** Name with the chosen values. */
	public function title(): string {
		return implode( ' · ', array_merge( array( $this->parts['name'] ), $this->parts['options'] ) );
	}

	/** Unit price that the buyer saw; null without one. */
	public function price(): ?float {
		return null === $this->parts['price'] ? null : (float) $this->parts['price'];
	}

	/** Its text in the inbox and mails. */
	public function words(): string {
		return trim( $this->quantity() . ' × ' . $this->title() . ( '' === $this->note() ? '' : ' (' . $this->note() . ')' ) );
	}

	/**
	 * Rounds a quantity up to the next one that the shop sells.
	 *
	 * @param int $quantity Quantity.
	 * @param int $minimum  Smallest one.
	 * @param int $step     What it grows by.
	 * @return int
	 */
	public static function fit( int $quantity, int $minimum, int $step ): int {
		$least  = max( 1, $minimum );
		$pack   = max( 1, $step );
		$wanted = min( $quantity, self::MOST_PIECES );
		return $wanted <= $least ? $least : $least + (int) ceil( ( $wanted - $least ) / $pack ) * $pack;
	}

	/**
	 * A whole number from a browser; 0 for anything else.
	 *
	 * @param mixed $given Number.
	 * @return int
	 */
	private static function number( $given ): int {
		return is_int( $given ) || ( is_string( $given ) && 1 === preg_match( '/^\d{1,10}$/D', $given ) ) ? (int) $given : 0;
	}

	/**
	 * The values of a variation; open attributes as the buyer chose them.
	 *
	 * @param \WC_Product $product   Product.
	 * @param \WC_Product $variation Variation.
	 * @param mixed       $given     Values by attribute, as they were sent.
	 * @return string[]|null Null when a value is none of the product's.
	 */
	private static function values( \WC_Product $product, \WC_Product $variation, $given ): ?array {
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
	 * A value's label.
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
