<?php
/**
 * Tests for the link to a quote.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Quote\Quote;
use Hadaya\Quote\Quotes;

/**
 * Checks that a link opens only its own quote, and only until the link expires.
 */
final class QuoteTest extends QuoteTestCase {

	const NOW = 1800000000;

	const DETAILS = array(
		'needed_by' => '',
		'company'   => '',
		'currency'  => 'OMR',
		'language'  => 'ar-OM',
		'expires'   => self::NOW + 60,
	);

	/**
	 * Stores a quote that expires 60 seconds after `NOW`, and returns it.
	 */
	private static function store( int $id ): Quote {
		Shop::$meta[ $id ] = Quote::meta( array(), self::DETAILS );

		$quote = self::part( Quotes::class )->of( $id );
		self::assertNotNull( $quote );
		return $quote;
	}

	public function test_a_quote_link_works_until_it_expires(): void {
		$quote = self::store( 42 );
		$this->assertSame( 42, self::part( Quotes::class )->by_token( $quote->token(), self::NOW )->id() );
		$this->assertNull( self::part( Quotes::class )->by_token( $quote->token(), self::NOW + 60 ) );
	}

	public function test_returns_no_quote_for_an_id_alone_or_a_forged_token(): void {
		$own   = self::store( 42 )->token();
		$other = self::store( 43 )->token();
		$mac   = substr( $own, 3 );
		$this->assertNotSame( $mac, substr( $other, 3 ) );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $mac );
		$strange = array( '', '42', '42-', '43-' . $mac, '42-' . str_repeat( '0', 32 ), '042-' . $mac, $own . ' ', $own . "\n", '44-' . $mac, "42-' OR 1=1" );
		foreach ( $strange as $token ) {
			$this->assertNull( self::part( Quotes::class )->by_token( $token, self::NOW ), $token );
		}
	}

	public function test_returns_no_quote_for_another_kind_of_lead(): void {
		Shop::$meta[50] = array( '_hadaya_lead' => '{}' );
		$this->assertNull( self::part( Quotes::class )->of( 50 ) );
		$this->assertNull( self::part( Quotes::class )->of( 0 ) );
	}
}
