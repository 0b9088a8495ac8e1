<?php
/**
 * Tests for the shop's offer.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Quote\Offer;
use Hadaya\Quote\QuoteLine;

/**
 * Tests offers with a price for every line, or with one total price.
 */
final class OfferTest extends QuoteTestCase {

	/** @return QuoteLine[] */
	private static function lines(): array {
		return array( QuoteLine::from_stored( array( 'quantity' => 10 ) ), QuoteLine::from_stored( array( 'quantity' => 2 ) ) );
	}

	public function test_multiplies_line_prices_by_quantity_and_restores_a_stored_offer(): void {
		$offer = Offer::from_request( array( 'prices' => array( 4.2, 1 ), 'until' => '2026-12-12', 'note' => 'With logo' ), self::lines() );
		$this->assertNotNull( $offer );
		$this->assertSame( array( 42.0, 2.0 ), $offer->line_totals( self::lines() ) );
		$this->assertEquals( $offer, Offer::from_stored( json_decode( (string) wp_json_encode( $offer->to_array() ), true ) ) );
	}

	public function test_distributes_a_total_price_by_quantity_without_loss(): void {
		$offer = Offer::from_request( array( 'total' => 4860, 'until' => '2026-12-12' ), self::lines() );
		$this->assertNotNull( $offer );
		$this->assertSame( array( 4050.0, 810.0 ), $offer->line_totals( self::lines() ) );
		$this->assertNull( $offer->price( 0 ) );
	}

	public function test_lists_shipping_as_a_separate_price(): void {
		$offer = Offer::from_request( array( 'total' => 4860, 'shipping' => 0, 'until' => '2026-12-12' ), self::lines() );
		$this->assertNotNull( $offer );
		$this->assertSame( 0.0, $offer->shipping() );
		$this->assertSame( array( 4050.0, 810.0 ), $offer->line_totals( self::lines() ) );
		$this->assertNull( Offer::from_stored( array( 'prices' => array(), 'until' => '', 'note' => '' ) )->shipping() );
	}

	public function test_an_offer_is_valid_on_its_last_day(): void {
		$offer = Offer::from_request( array( 'total' => 1, 'until' => '2026-12-12' ), self::lines() );
		$this->assertNotNull( $offer );
		$this->assertTrue( $offer->holds( '2026-12-12' ) );
		$this->assertFalse( $offer->holds( '2026-12-13' ) );
	}

	public function test_rejects_an_invalid_offer(): void {
		$day = array( 'until' => '2026-12-12' );
		foreach ( array( array( 'prices' => array( 1 ) ) + $day, array( 'prices' => array( 1, -1 ) ) + $day, array( 'prices' => array( 1, 'x' ) ) + $day, array( 'total' => -1 ) + $day, array( 'total' => 1, 'shipping' => -1 ) + $day, array( 'total' => 1, 'shipping' => 'x' ) + $day, array( 'total' => 1, 'until' => '2026-02-30' ), array( 'total' => 1 ) ) as $given ) {
			$this->assertNull( Offer::from_request( $given, self::lines() ), (string) wp_json_encode( $given ) );
		}
	}

	public function test_distributes_a_total_price_by_shown_prices_without_negative_lines(): void {
		$lines = array( QuoteLine::from_stored( array( 'quantity' => 10, 'price' => 2 ) ), QuoteLine::from_stored( array( 'quantity' => 2, 'price' => 20 ) ) );
		$offer = Offer::from_request( array( 'total' => 50, 'until' => '2026-12-12' ), $lines );
		$this->assertNotNull( $offer );
		$this->assertEqualsWithDelta( array( 16.67, 33.33 ), $offer->line_totals( $lines ), 1e-9 );
		$small = Offer::from_request( array( 'total' => 0.3, 'until' => '2026-12-12' ), $lines );
		$many  = array_fill( 0, 50, $lines[0] );
		$this->assertNotNull( $small );
		$this->assertGreaterThanOrEqual( 0, min( $small->line_totals( $many ) ) );
		$this->assertEqualsWithDelta( 0.3, array_sum( $small->line_totals( $many ) ), 1e-9 );
	}
}
