<?php
/**
 * Tests of stored values whose texts were changed from outside.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Recount;
use Hadaya\Tests\TestCase;

/**
 * What a move of the site has left of an array, and what is read of it.
 */
final class RecountTest extends TestCase {

	const OLD = 'http://shop.test';

	const NEW = 'https://www.gifts.example/store';

	/**
	 * A value with the shop's address in texts of every kind.
	 */
	const VALUE = array(
		'plain' => self::OLD . '/contact/',
		'empty' => '',
		'list'  => array( self::OLD, 7, -1, true, false, null, 1.5, array(), array( 'هدايا ' . self::OLD ) ),
		'text'  => "He said: \"x\";}\n" . self::OLD . ' "; s:4:"a";b} 🎁',
		7       => self::OLD,
		'last'  => array( 'end' => 'see "' . self::OLD . '"' ),
	);

	public function test_a_value_whose_address_was_replaced_is_read_with_the_new_one(): void {
		$moved    = str_replace( self::OLD, self::NEW, serialize( self::VALUE ) );
		$expected = self::VALUE;
		array_walk_recursive(
			$expected,
			static function ( &$text ): void {
				$text = is_string( $text ) ? str_replace( self::OLD, self::NEW, $text ) : $text;
			}
		);
		$this->assertSame( $expected, Recount::value( $moved ) );
	}

	public function test_what_is_no_array_even_so_is_nothing(): void {
		foreach ( array( '', 'text', 's:3:"abc";', 'a:1:{s:3:"abc', 'O:8:"stdClass":0:{}', 'a:2:{s:1:"a";s:9:"b";}' ) as $written ) {
			$this->assertNull( Recount::value( $written ), $written );
		}
	}

	public function test_nothing_is_made_an_object(): void {
		$this->assertInstanceOf( \__PHP_Incomplete_Class::class, Recount::value( 'a:1:{s:3:"abc";O:8:"stdClass":0:{}}' )['abc'] );
	}
}
