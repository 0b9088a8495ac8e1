<?php
/**
 * Tests for text formats.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Formats;
use Hadaya\Tests\TestCase;

/**
 * Tests which values each format accepts or rejects.
 */
final class FormatsTest extends TestCase {

	/**
	 * Returns valid texts, each with its format.
	 *
	 * @return array[]
	 */
	public function taken(): array {
		return array(
			'an empty text without a format'          => array( '', '' ),
			'a colour of three digits'                => array( '#abc', 'hex-color' ),
			'a colour of six digits'                  => array( '#7A5c2e', 'hex-color' ),
			'no email address'                        => array( '', 'email' ),
			'an email address'                        => array( 'shop@example.om', 'email' ),
			'no address'                              => array( '', 'uri' ),
			'an http URL'                             => array( 'http://shop.example', 'uri' ),
			'an address of Arabic letters'            => array( 'https://متجر.example/هدايا', 'uri' ),
			'an https URL'                            => array( 'https://hook.example/a?b', 'https' ),
			'a key of twenty signs'                   => array( str_repeat( 'a-_9', 5 ), 'key' ),
			'a secret of sixteen signs'               => array( '!~#$%^&*()_+{}:?', 'secret' ),
			'a template with known placeholders'       => array( 'New: {name} {fields}', 'template' ),
			'a template with other braces'            => array( '{ name } {}', 'template-long' ),
			'an answer that names the visitor'        => array( 'Dear {name}, {site}', 'reply-long' ),
			'a path'                                  => array( '/thank-you/', 'path' ),
			'a font with several names'               => array( "Noto Kufi Arabic, 'Open Sans'", 'font' ),
			'no country'                              => array( '', 'country' ),
			'a country'                               => array( 'OM', 'country' ),
			'no date'                                 => array( '', 'date' ),
			'the 29th of February of a leap year'     => array( '2028-02-29', 'date' ),
			'the last minute of a day'                => array( '23:59', 'time' ),
			'a zone by its city'                      => array( 'Asia/Muscat', 'zone' ),
			'a zone by an older name'                 => array( 'Asia/Calcutta', 'zone' ),
			'a zone by its hours'                     => array( '+04:00', 'zone' ),
			'a format that nobody knows'              => array( 'anything', 'unheard' ),
		);
	}

	/**
	 * Checks that the format reports no problem with a valid text.
	 *
	 * @dataProvider taken
	 * @param string $text   Text.
	 * @param string $format Format.
	 */
	public function test_accepts_a_valid_text( string $text, string $format ): void {
		$this->assertSame( '', self::part( Formats::class )->problem( $text, $format ) );
	}

	/**
	 * Returns invalid texts, each with its format.
	 *
	 * @return array[]
	 */
	public function refused(): array {
		return array(
			'an empty page'                             => array( '', 'page' ),
			'an empty text that is required'            => array( '', 'required' ),
			'no choices'                                => array( '', 'choices-long' ),
			'no colour'                                 => array( '', 'hex-color' ),
			'a colour without its sign'                 => array( '7a5c2e', 'hex-color' ),
			'a colour with a line break behind it'      => array( "#abc\n", 'hex-color' ),
			'half an email address'                     => array( 'shop@', 'email' ),
			'an address that runs a script'             => array( 'javascript:alert(1)', 'uri' ),
			'an address without a host'                 => array( 'https:///a', 'uri' ),
			'an http URL'                               => array( 'http://hook.example', 'https' ),
			'no https URL'                              => array( '', 'https' ),
			'a time with a line break behind it'        => array( "09:00\n", 'time' ),
			'a path with a line break behind it'        => array( "/thanks\n", 'path' ),
			'a date with a line break behind it'        => array( "2026-12-31\n", 'date' ),
			'a short key'                               => array( 'abc', 'key' ),
			'a key with a blank'                        => array( 'aaaaaaaaaa aaaaaaaaaa', 'key' ),
			'a short secret'                            => array( 'abc', 'secret' ),
			'a secret of Arabic letters'                => array( 'سرسرسرسرسرسرسرسر', 'secret' ),
			'a template with an unknown placeholder'    => array( '{address}', 'template' ),
			'no answer'                                 => array( '', 'reply' ),
			'an answer with the visitor’s own words'    => array( '{message}', 'reply' ),
			'a path of another site'                    => array( '//evil.example', 'path' ),
			'a path of another site, turned round'      => array( '/\\evil.example', 'path' ),
			'a whole address as a path'                 => array( 'https://shop.example/', 'path' ),
			'a font that ends its rule'                 => array( 'a;}body{display:none', 'font' ),
			'a country that is none'                    => array( 'XX', 'country' ),
			'two countries at once'                     => array( 'OM AE', 'country' ),
			'the 29th of February of a common year'     => array( '2027-02-29', 'date' ),
			'a date in another order'                   => array( '31-12-2026', 'date' ),
			'a time without its zero'                   => array( '9:00', 'time' ),
			'the 25th hour'                             => array( '24:00', 'time' ),
			'a zone that does not exist'              => array( 'Oman', 'zone' ),
		);
	}

	/**
	 * Checks that the format reports a problem with an invalid text.
	 *
	 * @dataProvider refused
	 * @param string $text   Text.
	 * @param string $format Format.
	 */
	public function test_rejects_an_invalid_text( string $text, string $format ): void {
		$this->assertNotSame( '', self::part( Formats::class )->problem( $text, $format ) );
	}

	/**
	 * Checks every offered time zone, and older names that browsers still use.
	 */
	public function test_accepts_every_offered_zone(): void {
		foreach ( array_merge( timezone_identifiers_list(), array( 'Europe/Kiev', 'US/Pacific' ) ) as $zone ) {
			$this->assertSame( '', self::part( Formats::class )->problem( $zone, 'zone' ), $zone );
		}
	}

	/**
	 * Checks that the error names the unknown placeholder and lists the known ones.
	 */
	public function test_names_an_unknown_placeholder_and_the_known_ones(): void {
		$this->assertSame( '{adress} is not a placeholder. Available placeholders: {name} {site}', self::part( Formats::class )->problem( 'Dear {adress}', 'reply' ) );
	}
}
