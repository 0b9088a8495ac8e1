<?php
/**
 * Prices by quantity.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

defined( 'ABSPATH' ) || exit;

/**
 * The prices of a product by quantity: the owner's steps applied to the shop's price. There are no prices if the shop hides them from the visitor.
 */
final class PriceSteps {

	/**
	 * Unit price, keyed by minimum quantity; null if the price is given on request.
	 *
	 * @var array<int, float|null>
	 */
	private array $prices = array();

	/**
	 * Computes the price of each step, with a discount of up to 90 %.
	 *
	 * @param float|null                                                                                  $price   The shop's unit price; null if the visitor may not see it.
	 * @param list<array{from?: int|string, off?: float|string, ask?: bool|string, price?: float|string}> $steps   Steps with `from`, and either `off`
	 * (percent), `price` (per piece) or `ask`.
	 * @param int                                                                                         $minimum Minimum quantity.
	 */
	public function __construct( ?float $price, array $steps, int $minimum ) {
		if ( null === $price ) {
			return;
		}
		$this->prices[ max( 1, $minimum ) ] = $price;
		foreach ( $steps as $step ) {
			$from = max( 1, $minimum, (int) ( $step['from'] ?? 1 ) );
			$off  = min( 90, max( 0, (float) ( $step['off'] ?? 0 ) ) );
			$each = isset( $step['price'] ) ? max( 0, (float) $step['price'] ) : $price * ( 100 - $off ) / 100;

			$this->prices[ $from ] = empty( $step['ask'] ) ? round( $each, 4 ) : null;
		}
		ksort( $this->prices );
	}

	/**
	 * Returns the unit price at a quantity; null if the shop shows no prices, or if the price at this quantity is given on request.
	 *
	 * @param int $quantity Quantity.
	 * @return float|null
	 */
	public function at( int $quantity ): ?float {
		$found = null;
		foreach ( $this->prices as $from => $price ) {
			if ( $from <= $quantity ) {
				$found = $price;
			}
		}
		return $found;
	}

	/** Returns the number of quantity steps, including the minimum quantity; 0 if the shop shows no prices. */
	public function count(): int {
		return count( $this->prices );
	}

	/**
	 * Returns the prices in the format of the data attribute, such as `24=4.9 100=ask`.
	 *
	 * @return string
	 */
	public function printed(): string {
		$parts = array();
		foreach ( $this->prices as $from => $price ) {
			$parts[] = $from . '=' . ( null === $price ? 'ask' : rtrim( rtrim( number_format( $price, 4, '.', '' ), '0' ), '.' ) );
		}
		return implode( ' ', $parts );
	}
}
