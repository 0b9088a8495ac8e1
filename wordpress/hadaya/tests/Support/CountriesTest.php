<?php
/**
 * Tests for countries.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Support;

use Hadaya\Support\Countries;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests how the shop's country is detected and how its phone numbers are completed.
 */
final class CountriesTest extends TestCase {

	public function homes(): array {
		return array(
			'WooCommerce says it'                       => array( array( 'woocommerce_default_country' => 'OM' ), 'OM' ),
			'WooCommerce says it with a part'           => array( array( 'woocommerce_default_country' => 'US:CA' ), 'US' ),
			'WooCommerce counts before the time zone'   => array( array( 'woocommerce_default_country' => 'AE', 'timezone_string' => 'Asia/Muscat' ), 'AE' ),
			'the time zone says it'                     => array( array( 'timezone_string' => 'Asia/Muscat' ), 'OM' ),
			'hours from UTC say nothing'                => array( array( 'gmt_offset' => 4 ), '' ),
			'the language says it'                      => array( array( 'WPLANG' => 'ar_OM' ), 'OM' ),
			'the language of a fresh site says nothing' => array( array( 'WPLANG' => 'en_US' ), '' ),
			'a language without a country says nothing' => array( array( 'WPLANG' => 'ar' ), '' ),
			'what is no country says nothing'           => array( array( 'woocommerce_default_country' => 'XX' ), '' ),
		);
	}

	/**
	 * @dataProvider homes
	 */
	public function test_finds_the_shops_country( array $options, string $expected ): void {
		Site::$options = $options;
		$this->assertSame( $expected, self::part( Countries::class )->home() );
	}

	public function zeros(): array {
		return array(
			'Britain’s zero goes'                       => array( '4402079460958', '442079460958' ),
			'a right number stays'                      => array( '96891234567', '96891234567' ),
			'Italy’s zero stays where numbers have it'  => array( '390612345678', '390612345678' ),
			'a code that nobody has stays'              => array( '9990123456', '9990123456' ),
		);
	}

	/**
	 * @dataProvider zeros
	 */
	public function test_removes_a_trunk_prefix_zero_unless_the_country_keeps_it( string $given, string $expected ): void {
		$this->assertSame( $expected, self::part( Countries::class )->without_inner_zero( $given ) );
	}

	public function codes(): array {
		return array(
			'a whole number stays'               => array( 'OM', '96891234567', '96891234567' ),
			'a local number gets its code'       => array( 'OM', '91234567', '96891234567' ),
			'a zero before it goes'              => array( 'GB', '02079460958', '442079460958' ),
			'Russia dials an eight instead'      => array( 'RU', '89123456789', '79123456789' ),
			'one of no length of the country'    => array( 'OM', '1234', '' ),
			'no country'                         => array( '', '91234567', '' ),
		);
	}

	/**
	 * @dataProvider codes
	 */
	public function test_adds_the_country_code_to_a_local_number( string $home, string $given, string $expected ): void {
		Site::$options['woocommerce_default_country'] = $home;
		$this->assertSame( $expected, self::part( Countries::class )->with_code( $given ) );
	}

	public function test_nearly_every_country_has_a_numbering_plan(): void {
		preg_match_all( '/([A-Z]{2})\d+:/', Countries::NUMBERS, $found );
		$missing = array_values( array_diff( explode( ' ', Countries::CODES ), $found[1] ) );
		$this->assertSame( array(), array_values( array_diff( $found[1], explode( ' ', Countries::CODES ) ) ) );
		$this->assertLessThan( 10, count( $missing ), implode( ' ', $missing ) );
	}
}
