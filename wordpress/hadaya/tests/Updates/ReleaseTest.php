<?php
/**
 * Tests of releases and their signatures.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Updates;

use Hadaya\Tests\TestCase;
use Hadaya\Updates\Release;
use Hadaya\Updates\Signature;

/**
 * Only a whole, signed release is one.
 */
final class ReleaseTest extends TestCase {

	private static function facts( array $other = array() ): string {
		$facts = array(
			'version'  => '0.2.0',
			'package'  => 'hadaya-0.2.0.zip',
			'sha256'   => str_repeat( 'AB', 32 ),
			'requires' => '6.4',
		);
		return (string) json_encode( array_merge( $facts, $other ) );
	}

	public function test_the_zip_lies_beside_the_feed(): void {
		$addresses = array(
			'https://shop.example/feed/update.json',
			'https://shop.example/feed/update.json?of=hadaya#now',
			'https://shop.example/feed/',
		);
		foreach ( $addresses as $address ) {
			$release = Release::from( self::facts(), $address );
			$this->assertSame( 'https://shop.example/feed/hadaya-0.2.0.zip', null === $release ? '' : $release->package );
		}
	}

	public function test_what_is_missing_is_empty_and_the_checksum_has_small_letters(): void {
		$release = Release::from( self::facts(), 'https://shop.example/update.json' );
		$this->assertNotNull( $release );
		$this->assertSame( str_repeat( 'ab', 32 ), $release->sha256 );
		$this->assertSame( array( '6.4', '', '' ), array_values( $release->needs ) );
	}

	/**
	 * What makes no release.
	 *
	 * @return array[]
	 */
	public function wrong(): array {
		return array(
			'no object'                => array( '[]' ),
			'no JSON'                  => array( '<html>' ),
			'a version of another form' => array( self::facts( array( 'version' => '0.2.0-rc.1' ) ) ),
			'a zip elsewhere'          => array( self::facts( array( 'package' => 'https://other.example/a.zip' ) ) ),
			'a zip above'              => array( self::facts( array( 'package' => '../a.zip' ) ) ),
			'no checksum'              => array( self::facts( array( 'sha256' => '' ) ) ),
			'a version that is a list' => array( self::facts( array( 'version' => array( '0.2.0' ) ) ) ),
		);
	}

	/**
	 * What is not whole is no release.
	 *
	 * @dataProvider wrong
	 * @param string $signed Text.
	 */
	public function test_is_no_release( string $signed ): void {
		$this->assertNull( Release::from( $signed, 'https://shop.example/update.json' ) );
	}

	/**
	 * Not every PHP has sodium; WordPress brings its own, with which the browser tests check signatures.
	 *
	 * @group sodium
	 */
	public function test_a_signature_is_right_for_its_text_and_key_alone(): void {
		$pair      = sodium_crypto_sign_keypair();
		$key       = bin2hex( sodium_crypto_sign_publickey( $pair ) );
		$signature = base64_encode( sodium_crypto_sign_detached( 'text', sodium_crypto_sign_secretkey( $pair ) ) );
		$this->assertTrue( Signature::is_right( 'text', $signature, $key ) );
		$this->assertTrue( Signature::is_right( 'text', $signature, strtoupper( $key ) ) );
		$wrong = array(
			array( 'text.', $signature, $key ),
			array( 'text', '', $key ),
			array( 'text', 'AAAA', $key ),
			array( 'text', $signature, '' ),
			array( 'text', $signature, str_repeat( '0', 64 ) ),
			array( 'text', $signature, substr( $key, 1 ) . 'x' ),
			array( 'text', base64_encode( str_repeat( "\0", 64 ) ), $key ),
		);
		foreach ( $wrong as $given ) {
			$this->assertFalse( Signature::is_right( ...$given ) );
		}
	}
}
