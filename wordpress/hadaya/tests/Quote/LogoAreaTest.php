<?php
/**
 * Tests for a logo's position.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Quote\LogoArea;

/**
 * Checks that an area is four numbers within the picture.
 */
final class LogoAreaTest extends QuoteTestCase {

	public function test_accepts_an_area_within_the_picture(): void {
		$this->assertSame( '40,45.5,18,18', LogoArea::valid( array( '40', '45.5', 18, '18' ) ) );
		$this->assertSame( '0,0,100,100', LogoArea::valid( array( 0, 0, 100, 100 ) ) );
	}

	public function test_rejects_an_invalid_area(): void {
		foreach ( array( array(), array( 1, 2, 3 ), array( 1, 2, 3, 4, 5 ), array( '', '', '', '' ), array( -1, 0, 10, 10 ), array( 95, 0, 10, 10 ), array( 0, 0, 0, 10 ), array( '1"><img>', 0, 10, 10 ), array( array( 1 ), 0, 10, 10 ), array( '1e400', 0, 10, 10 ) ) as $given ) {
			$this->assertSame( '', LogoArea::valid( $given ), (string) wp_json_encode( $given ) );
		}
	}

	public function test_ignores_an_invalid_area_in_product_meta(): void {
		Shop::$meta[7] = array( LogoArea::META => '40,45,18,"><script>' );
		$this->assertSame( '', LogoArea::of( 7 ) );
		Shop::$meta[7] = array( LogoArea::META => '40,45,18,18' );
		$this->assertSame( '40,45,18,18', LogoArea::of( 7 ) );
	}
}
