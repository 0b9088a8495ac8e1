<?php
/**
 * Tests of prices by quantity.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Quote\PriceSteps;
use Hadaya\Tests\TestCase;

/**
 * The owner's steps on the shop's price.
 */
final class PriceStepsTest extends TestCase {

	const STEPS = array( array( 'from' => 500, 'off' => 0, 'ask' => true ), array( 'from' => 100, 'off' => 10, 'ask' => false ) );

	public function test_the_price_falls_with_the_quantity_until_the_shop_wants_to_be_asked(): void {
		$prices = new PriceSteps( 4.9, self::STEPS, 24 );
		$this->assertSame( '24=4.9 100=4.41 500=ask', $prices->printed() );
		$this->assertSame( array( 4.9, 4.41, 4.41, null ), array_map( array( $prices, 'at' ), array( 24, 100, 499, 500 ) ) );
	}

	public function test_without_a_price_there_are_no_steps(): void {
		$prices = new PriceSteps( null, self::STEPS, 24 );
		$this->assertSame( array( '', null, 0 ), array( $prices->printed(), $prices->at( 100 ), $prices->count() ) );
	}

	public function test_a_price_has_a_point_in_every_language_and_no_zeros_behind(): void {
		$this->assertSame( '1=1200', ( new PriceSteps( 1200.0, array(), 1 ) )->printed() );
		$this->assertSame( '1=0.5', ( new PriceSteps( 0.5, array(), 1 ) )->printed() );
	}
}
