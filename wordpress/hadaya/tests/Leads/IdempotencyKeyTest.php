<?php
/**
 * Tests for the key that identifies a submission.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Leads;

use Hadaya\Leads\IdempotencyKey;
use Hadaya\Tests\TestCase;

/**
 * Checks that the same submission always has the same key, and that a changed submission has a different key.
 */
final class IdempotencyKeyTest extends TestCase {

	const GIVEN = '0123456789abcdef0123456789abcdef';

	private static function key( string $given = self::GIVEN, array $texts = array( 'name' => 'Amal' ), array $fields = array(), array $files = array() ): string {
		return IdempotencyKey::make( $given, $texts, $fields, $files );
	}

	public function test_gives_an_unchanged_form_the_same_key(): void {
		$this->assertSame( self::key(), self::key() );
		$this->assertMatchesRegularExpression( '/^sent-[0-9a-f]{40}$/', self::key() );
	}

	public function others(): array {
		$file = array(
			'label'  => 'Brief',
			'name'   => 'brief.pdf',
			'size'   => 10,
			'path'   => '/tmp/one',
			'stored' => 'one',
		);
		return array(
			'another opened form' => array( self::key( strrev( self::GIVEN ) ) ),
			'another word'        => array( self::key( self::GIVEN, array( 'name' => 'Amal ' ) ) ),
			'another field'       => array( self::key( self::GIVEN, array( 'email' => 'Amal' ) ) ),
			'an own field'        => array( self::key( self::GIVEN, array( 'name' => 'Amal' ), array( array( 'label' => 'Company' ) ) ) ),
			'a file'              => array( self::key( self::GIVEN, array( 'name' => 'Amal' ), array(), array( $file ) ) ),
		);
	}

	/**
	 * @dataProvider others
	 */
	public function test_gives_a_changed_form_another_key( string $key ): void {
		$this->assertNotSame( self::key(), $key );
	}

	public function test_ignores_a_files_temporary_path(): void {
		$first  = array(
			'name' => 'brief.pdf',
			'path' => '/tmp/one',
		);
		$second = array( 'path' => '/tmp/two' ) + $first;
		$this->assertSame( self::key( self::GIVEN, array(), array(), array( $first ) ), self::key( self::GIVEN, array(), array(), array( $second ) ) );
	}

	public function test_gives_different_texts_with_invalid_utf8_different_keys(): void {
		$this->assertNotSame( self::key( self::GIVEN, array( "\xff" ) ), self::key( self::GIVEN, array( "\xfe" ) ) );
	}

	public function nothings(): array {
		return array(
			'none, as on pages of a cache' => array( '' ),
			'too short'                    => array( 'abc' ),
			'capital letters'              => array( strtoupper( self::GIVEN ) ),
			'a line break behind'          => array( self::GIVEN . "\n" ),
			'a wildcard of the database'   => array( str_repeat( '%', 32 ) ),
			'a hundred thousand letters'   => array( str_repeat( '%41', 40000 ) ),
		);
	}

	/**
	 * @dataProvider nothings
	 */
	public function test_returns_no_key_for_an_invalid_form_key( string $given ): void {
		$this->assertSame( '', self::key( $given ) );
	}
}
