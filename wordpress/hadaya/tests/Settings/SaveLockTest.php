<?php
/**
 * Tests of the lock of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\SaveLock;
use Hadaya\Tests\Database;
use Hadaya\Tests\TestCase;

/**
 * Who holds the lock, and when it is taken over.
 */
final class SaveLockTest extends TestCase {

	/**
	 * A table of options.
	 */
	const TABLE = 'CREATE TABLE wp_options (option_name TEXT UNIQUE, option_value TEXT, autoload TEXT)';

	/**
	 * The database with the table.
	 *
	 * @var Database
	 */
	private Database $database;

	protected function setUp(): void {
		parent::setUp();
		$this->database = Database::open( array( self::TABLE ) );
	}

	private function kept(): ?string {
		return $this->database->get_var( 'SELECT option_value FROM wp_options' );
	}

	public function test_of_two_only_one_has_it_and_the_other_waits_before_giving_up(): void {
		$waits = 0;
		$first = new SaveLock();
		$other = new SaveLock(
			static function () use ( &$waits ): void {
				++$waits;
			}
		);
		$this->assertTrue( $first->take() );
		$this->assertFalse( $other->take() );
		$this->assertSame( array( SaveLock::TRIES, true, false ), array( $waits, $first->is_mine(), $other->is_mine() ) );
	}

	public function test_who_waits_has_it_as_soon_as_it_is_let_go(): void {
		$first = new SaveLock();
		$other = new SaveLock( array( $first, 'release' ) );
		$first->take();
		$this->assertTrue( $other->take() );
		$this->assertSame( array( false, true ), array( $first->is_mine(), $other->is_mine() ) );
		// What is let go twice, or by somebody who has lost it, stays with its holder.
		$first->release();
		$this->assertTrue( $other->is_mine() );
		$other->release();
		$this->assertNull( $this->kept() );
	}

	public function test_what_a_dead_process_left_is_taken_over_and_its_holder_knows(): void {
		$late = new SaveLock();
		$late->take();
		$this->database->query( "UPDATE wp_options SET option_value = '1:x'" );
		$next = new SaveLock();
		$this->assertTrue( $next->take() );
		$this->assertSame( array( false, true ), array( $late->is_mine(), $next->is_mine() ) );
		$late->release();
		$this->assertTrue( $next->is_mine() );
	}

	/**
	 * Values of the row, with the time of day 1000.
	 */
	public function locks(): array {
		return array(
			'just taken'                      => array( '1000:abc', false ),
			'taken a while ago'               => array( '971:abc', false ),
			'taken longer ago than it lives'  => array( '969:abc', true ),
			'taken by a clock that ran ahead' => array( '1031:abc', true ),
			'not one of ours'                 => array( 'x', true ),
			'empty'                           => array( '', true ),
		);
	}

	/**
	 * @dataProvider locks
	 */
	public function test_a_lock_lives_for_half_a_minute( string $value, bool $is_dead ): void {
		$this->assertSame( $is_dead, SaveLock::is_dead( $value, 1000 ) );
	}
}
