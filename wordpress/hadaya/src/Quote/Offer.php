<?php
/**
 * The shop's offer.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * An offer for a quote: prices (one for each line, or one total), shipping and an expiry date.
 *
 * @phpstan-type StoredOffer array{prices: list<float>, until: string, note: string, taxes?: string, total?: float|null, shipping?: float|null}
 */
final class Offer {

	/** @var float[] */
	private array $prices;
	private ?float $total;
	private ?float $shipping;
	private string $until;
	private string $note;
	private string $taxes;

	/**
	 * @param StoredOffer $parts Its parts.
	 */
	private function __construct( array $parts ) {
		$this->prices   = array_map( 'floatval', $parts['prices'] );
		$this->total    = isset( $parts['total'] ) ? (float) $parts['total'] : null;
		$this->shipping = isset( $parts['shipping'] ) ? (float) $parts['shipping'] : null;
		$this->until    = $parts['until'];
		$this->note     = $parts['note'];
		$this->taxes    = $parts['taxes'] ?? '';
	}

	/**
	 * Creates an offer from the shop's input; null if a price is missing or invalid, or if the date is invalid.
	 *
	 * @param array<string, mixed> $given Unit prices by line (`prices`), or one total price (`total`), `shipping` if it is charged, `until` and `note`.
	 * @param QuoteLine[]          $lines Lines.
	 * @param string               $taxes Tax mode of its prices: `incl`, `excl`, or empty in a shop without taxes.
	 * @return self|null
	 */
	public static function from_request( array $given, array $lines, string $taxes = '' ): ?self {
		$until = (string) ( $given['until'] ?? '' );
		$note  = Texts::lines( (string) ( $given['note'] ?? '' ), 2000 );
		if ( 1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $until, $day ) || ! checkdate( (int) $day[2], (int) $day[3], (int) $day[1] ) ) {
			return null;
		}
		$prices = isset( $given['total'] ) ? array() : array_values( (array) ( $given['prices'] ?? array() ) );
		$sums   = array_intersect_key( $given, array_flip( array( 'total', 'shipping' ) ) );
		$wrong  = array_filter( array_merge( $prices, array_values( $sums ) ), static fn ( $sum ): bool => ! self::is_price( $sum ) );
		if ( array() !== $wrong || ( ! isset( $given['total'] ) && count( $prices ) !== count( $lines ) ) ) {
			return null;
		}
		return new self(
			array(
				'prices' => $prices,
				'until'  => $until,
				'note'   => $note,
				'taxes'  => $taxes,
			) + $sums
		);
	}

	/**
	 * Creates an offer from the array that `to_array()` returned when the offer was stored.
	 *
	 * @param StoredOffer $parts Parts.
	 * @return self
	 */
	public static function from_stored( array $parts ): self {
		return new self( $parts );
	}

	/** @return StoredOffer */
	public function to_array(): array {
		return array(
			'prices'   => $this->prices,
			'total'    => $this->total,
			'shipping' => $this->shipping,
			'until'    => $this->until,
			'note'     => $this->note,
			'taxes'    => $this->taxes,
		);
	}

	/**
	 * Returns the unit price of a line; null if there is one total price.
	 *
	 * @param int $index Index of the line.
	 * @return float|null
	 */
	public function price( int $index ): ?float {
		return $this->prices[ $index ] ?? null;
	}

	/**
	 * Returns each line's total in an order, because taxes, refunds and reports need a price for every line. A total price is split in proportion to
	 * the prices that the buyer saw, or to the quantities if any line had no price.
	 *
	 * @param QuoteLine[] $lines Lines.
	 * @return float[]
	 */
	public function line_totals( array $lines ): array {
		$pieces = array_map( static fn ( QuoteLine $line ): float => (float) $line->quantity(), $lines );
		if ( null === $this->total ) {
			return array_map( static fn ( float $price, float $count ): float => $price * $count, $this->prices, $pieces );
		}
		$seen   = array_map( static fn ( QuoteLine $line ): float => (float) $line->price() * $line->quantity(), $lines );
		$shares = in_array( 0.0, $seen, true ) ? $pieces : $seen;
		$totals = array();
		foreach ( $shares as $share ) {
			$totals[] = floor( $this->total * $share / array_sum( $shares ) * 100 ) / 100;
		}
		// Adds the rounding difference to the first line.
		$totals[0] += round( $this->total - array_sum( $totals ), 4 );
		return $totals;
	}

	/**
	 * Returns the shipping cost; null if the offer does not include shipping.
	 *
	 * @return float|null
	 */
	public function shipping(): ?float {
		return $this->shipping;
	}

	/**
	 * Returns an identifier of this version of the offer, so that buyers cannot accept a version that they have not seen.
	 *
	 * @return string
	 */
	public function mark(): string {
		return substr( wp_hash( (string) wp_json_encode( $this->to_array() ), 'nonce' ), 0, 20 );
	}

	/**
	 * Returns the tax mode of the offer's prices: `incl`, `excl`, or empty in a shop without taxes.
	 *
	 * @return string
	 */
	public function taxes(): string {
		return $this->taxes;
	}

	public function until(): string {
		return $this->until;
	}

	public function note(): string {
		return $this->note;
	}

	/**
	 * Checks whether the offer is still valid on a given day. Its last day is included.
	 *
	 * @param string $today Today's date in the site's time zone, such as `2026-12-10`.
	 * @return bool
	 */
	public function holds( string $today ): bool {
		return $today <= $this->until;
	}

	/**
	 * Checks whether a value is a number from 0 to a billion.
	 *
	 * @param mixed $value Value.
	 * @return bool
	 */
	private static function is_price( $value ): bool {
		return is_numeric( $value ) && (float) $value >= 0 && (float) $value <= 1e9;
	}
}
