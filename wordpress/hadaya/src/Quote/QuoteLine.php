<?php
/**
 * Quote line.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * A product with its quantity, and with the name and price that the shop showed when the request arrived.
 *
 * @phpstan-type StoredLine array{product: int, variation: int, attributes: array<string, string>, options: list<string>, name: string,
 *   picture: string, quantity: int, note: string, price: float|null}
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
	 * Stored data with the keys `product`, `variation`, `attributes`, `options`, `name`, `quantity`, `note`, `price` and `picture`.
	 *
	 * @var StoredLine
	 */
	private array $parts;

	/**
	 * @param StoredLine $parts Its parts.
	 */
	private function __construct( array $parts ) {
		$this->parts = $parts;
	}

	/**
	 * Creates a line from a browser's request: ids, values, quantity and a note. Returns null for a combination that the shop does not sell.
	 *
	 * @param mixed     $given     Submitted data.
	 * @param Catalogue $catalogue The shop.
	 * @return self|null
	 */
	public static function from_request( $given, Catalogue $catalogue ): ?self {
		$given    = is_array( $given ) ? $given : array();
		$choice   = QuoteChoice::from_request( $given, $catalogue );
		$quantity = QuoteChoice::number( $given['quantity'] ?? 0 );
		if ( null === $choice || $quantity < 1 ) {
			return null;
		}
		$settings = $catalogue->settings();
		$quantity = self::fit( $quantity, (int) $settings['minimum'], (int) $settings['step'] );
		$note     = is_string( $given['note'] ?? null ) ? Texts::line( $given['note'], self::LONGEST_NOTE ) : '';
		$parts    = array(
			'product'    => $choice->product->get_id(),
			'variation'  => $choice->is_variation() ? $choice->chosen->get_id() : 0,
			'attributes' => $choice->values,
			'options'    => $choice->labels(),
			'name'       => wp_strip_all_tags( $choice->product->get_name() ),
			'picture'    => (string) wp_get_attachment_url( (int) $choice->chosen->get_image_id() ),
			'quantity'   => $quantity,
			'note'       => $note,
			'price'      => $catalogue->prices( $choice->chosen )->at( $quantity ),
		);
		/**
		 * Filters a line of a request before it is stored.
		 *
		 * @since 1.0.0
		 *
		 * @param array      $parts  Parts of the line.
		 * @param WC_Product $chosen Product or variation.
		 */
		return new self( (array) apply_filters( 'hadaya_quote_line', $parts, $choice->chosen ) );
	}

	/**
	 * Creates a line from stored data; missing values are empty.
	 *
	 * @param array<string, mixed> $parts Parts.
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

	/** @return StoredLine */
	public function to_array(): array {
		return $this->parts;
	}

	/** @return string[] Values by attribute, in the format of WooCommerce's orders. */
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

	/** Returns the product's name with the chosen values. */
	public function title(): string {
		return implode( ' · ', array_merge( array( $this->parts['name'] ), $this->parts['options'] ) );
	}

	/** Returns the unit price that the buyer saw; null if there was none. */
	public function price(): ?float {
		return null === $this->parts['price'] ? null : (float) $this->parts['price'];
	}

	/** Returns the line as text for the inbox and emails. */
	public function describe(): string {
		return trim( $this->quantity() . ' × ' . $this->title() . ( '' === $this->note() ? '' : ' (' . $this->note() . ')' ) );
	}

	/**
	 * Rounds a quantity up to the next quantity that the shop sells: the minimum plus a multiple of the step.
	 *
	 * @param int $quantity Quantity.
	 * @param int $minimum  Minimum.
	 * @param int $step     Increment.
	 * @return int
	 */
	public static function fit( int $quantity, int $minimum, int $step ): int {
		$least     = max( 1, $minimum );
		$pack      = max( 1, $step );
		$requested = min( $quantity, self::MOST_PIECES );
		return $requested <= $least ? $least : $least + (int) ceil( ( $requested - $least ) / $pack ) * $pack;
	}
}
