<?php
/**
 * Tests for prices by quantity.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Quote\PriceSteps;
use Hadaya\Tests\TestCase;

/**
 * Tests the owner's quantity steps, which replace, reduce or hide the shop's price.
 */
final class PriceStepsTest extends TestCase {

	const STEPS = array( array( 'from' => 500, 'off' => 0, 'ask' => true ), array( 'from' => 100, 'off' => 10, 'ask' => false ) );

	public function test_prices_fall_as_the_quantity_rises_until_a_step_hides_them(): void {
		$prices = new PriceSteps( 4.9, self::STEPS, 24 );
		$this->assertSame( '24=4.9 100=4.41 500=ask', $prices->printed() );
		$this->assertSame( array( 4.9, 4.41, 4.41, null ), array_map( array( $prices, 'at' ), array( 24, 100, 499, 500 ) ) );
	}

	public function test_a_step_may_have_its_own_price_or_a_fractional_discount_percentage(): void {
		$prices = new PriceSteps( 4.0, array( array( 'from' => 50, 'price' => '3.5' ), array( 'from' => 100, 'off' => 12.5 ), array( 'from' => 5, 'price' => 2, 'ask' => true ) ), 1 );
		$this->assertSame( '1=4 5=ask 50=3.5 100=3.5', $prices->printed() );
	}

	public function test_hides_step_prices_if_the_product_price_is_hidden(): void {
		$this->assertSame( '', ( new PriceSteps( null, array( array( 'from' => 50, 'price' => 3.5 ) ), 1 ) )->printed() );
	}

	public function test_has_no_steps_without_a_price(): void {
		$prices = new PriceSteps( null, self::STEPS, 24 );
		$this->assertSame( array( '', null, 0 ), array( $prices->printed(), $prices->at( 100 ), $prices->count() ) );
	}

	public function test_formats_a_price_with_a_decimal_point_and_no_trailing_zeros(): void {
		$this->assertSame( '1=1200', ( new PriceSteps( 1200.0, array(), 1 ) )->printed() );
		$this->assertSame( '1=0.5', ( new PriceSteps( 0.5, array(), 1 ) )->printed() );
	}
}
