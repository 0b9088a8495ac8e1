<?php
/**
 * Tests for the stamp of an opened form.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Spam;

use Hadaya\Http\Request;
use Hadaya\Spam\Akismet;
use Hadaya\Spam\KnownSenders;
use Hadaya\Spam\SpamCheck;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\FormStamp;

/**
 * Tests a stamp's validity, and the honeypot field.
 */
final class FormStampTest extends TestCase {

	const NOW = 1790000000000;

	/**
	 * Creates stamps at a given time.
	 */
	private static function stamps( int $now, string $secret = 'secret' ): FormStamp {
		return new FormStamp(
			static function ( string $text ) use ( $secret ): string {
				return hash_hmac( 'md5', $text, $secret );
			},
			$now
		);
	}

	public function ages(): array {
		return array(
			'at once'               => array( 0, FormStamp::EARLY ),
			'faster than people'    => array( 699, FormStamp::EARLY ),
			'as fast as people'     => array( 700, FormStamp::GOOD ),
			'an hour later'         => array( 3600000, FormStamp::GOOD ),
			'a day and more later'  => array( 86400001, FormStamp::BAD ),
			'from the future'       => array( -5000, FormStamp::EARLY ),
		);
	}

	/**
	 * @dataProvider ages
	 */
	public function test_validates_a_stamp_by_its_age( int $age, string $expected ): void {
		$this->assertSame( $expected, self::stamps( self::NOW + $age )->judge( self::stamps( self::NOW )->make() ) );
	}

	public function forged(): array {
		$stamp = self::stamps( self::NOW )->make();
		return array(
			'of another site'    => array( self::stamps( self::NOW, 'other' )->make() ),
			'with another time'  => array( '1789999999999' . substr( $stamp, 13 ) ),
			'without signature'  => array( (string) self::NOW ),
			'with a line behind' => array( $stamp . "\n" ),
			'of words'           => array( 'soon' ),
			'without end'        => array( str_repeat( '1', 100000 ) ),
		);
	}

	/**
	 * @dataProvider forged
	 */
	public function test_rejects_a_forged_stamp( string $stamp ): void {
		$this->assertSame( FormStamp::BAD, self::stamps( self::NOW + 5000 )->judge( $stamp ) );
	}

	public function test_recognises_a_missing_stamp(): void {
		$this->assertSame( FormStamp::NONE, self::stamps( self::NOW )->judge( '' ) );
	}

	public function test_the_hidden_fields_name_changes_daily_and_yesterdays_name_still_works(): void {
		$this->assertNotSame( self::stamps( self::NOW )->trap(), self::stamps( self::NOW + 86400000 )->trap() );
		$this->assertContains( self::stamps( self::NOW )->trap(), self::stamps( self::NOW + 86400000 )->traps() );
	}

	public function sent(): array {
		$trap  = self::stamps( self::NOW )->trap();
		$stamp = self::stamps( self::NOW )->make();
		return array(
			'neither, as an older script'      => array( array(), false ),
			'both, as our script'              => array( array( 'stamp' => $stamp, $trap => '' ), false ),
			'the field filled in'              => array( array( 'stamp' => $stamp, $trap => 'x' ), true ),
			'the field without a stamp, filled' => array( array( $trap => 'x' ), true ),
			'the page’s own field filled in'   => array( array( FormStamp::FIXED_TRAP => 'x' ), true ),
			'a stamp without the field'        => array( array( 'stamp' => $stamp ), true ),
			'a stamp with the page’s own field' => array( array( 'stamp' => $stamp, FormStamp::FIXED_TRAP => '' ), true ),
		);
	}

	/**
	 * @dataProvider sent
	 */
	public function test_detects_a_filled_or_missing_hidden_field( array $post, bool $expected ): void {
		$this->assertSame( $expected, ( new SpamCheck( self::part( Akismet::class ), self::part( KnownSenders::class ), self::stamps( self::NOW + 1000 ), false ) )->is_trapped( new Request( $post ) ) );
	}
}
