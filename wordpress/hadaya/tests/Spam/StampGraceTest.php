<?php
/**
 * Tests of messages without a stamp.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Spam;

use Hadaya\Spam\StampGrace;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * How long pages of an older version may send none.
 */
final class StampGraceTest extends TestCase {

	const DAY = 86400;

	public function test_a_site_without_an_older_version_waits_for_none(): void {
		( new StampGrace( 100 * self::DAY ) )->begin( false );
		$this->assertFalse( ( new StampGrace( 100 * self::DAY ) )->lasts() );
	}

	public function test_after_an_update_they_are_taken_for_two_weeks(): void {
		( new StampGrace( 100 * self::DAY ) )->begin( true );
		$this->assertTrue( ( new StampGrace( 114 * self::DAY - 1 ) )->lasts() );
		$this->assertFalse( ( new StampGrace( 114 * self::DAY ) )->lasts() );
	}

	public function test_an_update_that_nobody_has_looked_at_begins_with_the_first_of_them(): void {
		$this->assertTrue( ( new StampGrace( 100 * self::DAY ) )->lasts() );
		$this->assertFalse( ( new StampGrace( 115 * self::DAY ) )->lasts() );
	}

	public function test_the_beginning_is_noted_once(): void {
		( new StampGrace( 100 * self::DAY ) )->begin( true );
		( new StampGrace( 200 * self::DAY ) )->begin( true );
		$this->assertSame( (string) ( 100 * self::DAY ), Site::$options[ StampGrace::SINCE ] );
	}
}
