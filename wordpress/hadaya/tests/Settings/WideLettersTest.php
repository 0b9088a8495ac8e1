<?php
/**
 * Tests of letters that an old table cannot hold.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\WideLetters;
use Hadaya\Tests\Database;
use Hadaya\Tests\TestCase;

/**
 * What is written into a narrow column, and what is read of it.
 */
final class WideLettersTest extends TestCase {

	/**
	 * A value with texts at any depth.
	 */
	const VALUE = array(
		'text'  => 'هدايا 🎁 𝐛𝐨𝐥𝐝 𠮷 <3 &amp; 50%',
		'list'  => array( '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 7, true, null ),
		'plain' => 'no letter of that kind',
	);

	public function test_a_wide_column_takes_a_value_as_it_is(): void {
		$this->open( 'utf8mb4' );
		$this->assertSame( self::VALUE, WideLetters::option( self::VALUE ) );
	}

	public function test_a_narrow_one_gets_no_letter_of_four_bytes_and_loses_none(): void {
		foreach ( WideLetters::NARROW as $charset ) {
			$this->open( $charset );
			$stored = WideLetters::option( self::VALUE );
			$this->assertSame( 0, preg_match( '/[\x{10000}-\x{10FFFF}]/u', implode( ' ', array( $stored['text'], $stored['list'][0] ) ) ) );
			$this->assertSame( self::VALUE, WideLetters::back( $stored ) );
		}
	}

	public function test_other_signs_written_like_that_stay(): void {
		$this->assertSame( '&#x3c;b&#x3e; &#x0001f381; &#x110000; &#128512;', WideLetters::back( '&#x3c;b&#x3e; &#x0001f381; &#x110000; &#128512;' ) );
	}

	/**
	 * Opens a database whose columns have a character set.
	 *
	 * @param string $charset Character set.
	 */
	private function open( string $charset ): void {
		Database::open( array() )->charset = $charset;
	}
}
