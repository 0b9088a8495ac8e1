<?php
/**
 * Tests for phone numbers.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Support;

use Hadaya\Support\Phones;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests how phone numbers are parsed as visitors write them.
 */
final class PhonesTest extends TestCase {

	public function numbers(): array {
		return array(
			'with a plus'                              => array( '+968 9123 4567', '96891234567' ),
			'with two zeros'                           => array( '00968 91234567', '96891234567' ),
			'in the shop’s own country'                => array( '9123 4567', '96891234567' ),
			'in Arabic digits'                         => array( '٩١٢٣٤٥٦٧', '96891234567' ),
			'in Persian digits with a wide plus'       => array( '＋۹۶۸ ۹۱۲۳۴۵۶۷', '96891234567' ),
			'with the zero of calls inside a country'  => array( '+44 (0)20 7946 0958', '442079460958' ),
			'with a number in the house'               => array( '+968 2411 1111 ext. 12', '96824111111' ),
			'with the code alone'                      => array( '968 91234567', '96891234567' ),
			'of another country, with two zeros'       => array( '00971501234567', '971501234567' ),
			'the first of two'                         => array( '+968 91234567 / +968 92345678', '96891234567' ),
			'the first of two of the shop’s country'   => array( '91234567 / 92345678', '96891234567' ),
			'between words'                            => array( 'call 91234567 after 6', '96891234567' ),
			'behind words'                             => array( 'call me: +968-9123-4567 after six', '96891234567' ),
			'with marks that nobody sees'              => array( "\u{202A}+968 91234567\u{202C}", '96891234567' ),
			'too short for any country'                => array( '+968 12', '' ),
			'longer than any'                          => array( '+968 9123 4567 8901 23', '' ),
			'no number'                                => array( 'please write', '' ),
			'none of the shop’s country'               => array( '123', '' ),
		);
	}

	/**
	 * @dataProvider numbers
	 */
	public function test_adds_the_country_code_to_a_number( string $given, string $expected ): void {
		Site::$options['woocommerce_default_country'] = 'OM';
		$this->assertSame( $expected, self::part( Phones::class )->international( $given ) );
	}

	public function test_replaces_a_trunk_zero_with_the_country_code(): void {
		Site::$options['woocommerce_default_country'] = 'AE';
		$this->assertSame( '971501234567', self::part( Phones::class )->international( '050 123 4567' ) );
	}

	public function test_rejects_a_local_number_if_the_shops_country_is_unknown(): void {
		$this->assertSame( '', self::part( Phones::class )->international( '91234567' ) );
	}

	public function test_four_digits_in_any_script_are_callable_but_three_are_not(): void {
		$this->assertTrue( Phones::is_number( 'ext ٤٥٦٧' ) );
		$this->assertFalse( Phones::is_number( '999' ) );
	}
}
