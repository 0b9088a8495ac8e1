<?php
/**
 * Tests of the flush.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Statistics;

use Hadaya\Statistics\CountFlush;
use Hadaya\Statistics\CountLog;
use Hadaya\Statistics\Visits;
use Hadaya\Tests\Database;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Who sees to the job, who may flush, and that a flush that has died holds nobody up for long.
 */
final class CountFlushTest extends TestCase {

	const NOW = 1790000000;

	/**
	 * The database.
	 *
	 * @var Database
	 */
	private Database $database;

	protected function setUp(): void {
		parent::setUp();
		$this->database = Database::open( array_merge( CountTotalsTest::TABLES, array( 'CREATE TABLE wp_options (option_name UNIQUE, option_value, autoload)' ) ) );

		Site::$options[ Visits::VERSION_OPTION ] = Visits::VERSION;
	}

	/**
	 * A flush some seconds later.
	 */
	private function flush( int $later = 0 ): CountFlush {
		return new CountFlush( $this->database, static fn (): int => self::NOW + $later );
	}

	/**
	 * How many calls wait.
	 */
	private function waiting(): int {
		return count( $this->database->get_results( 'SELECT id FROM wp_hadaya_log', ARRAY_A ) );
	}

	public function test_nobody_sees_to_a_job_that_is_due_later(): void {
		Site::$options[ CountFlush::DUE ] = (string) ( self::NOW + 1 );
		$this->assertFalse( $this->flush()->claim() );
	}

	public function test_where_no_job_was_ever_planned_the_first_call_sees_to_it(): void {
		$this->assertTrue( $this->flush()->claim() );
	}

	public function test_a_flush_waits_for_another_one_and_goes_on_where_that_has_died(): void {
		( new CountLog( $this->database ) )->add( '{}' );
		$this->database->query( "INSERT INTO wp_options VALUES ('" . CountFlush::LOCK . "', '" . self::NOW . "', 'no')" );
		$this->flush( CountFlush::LOCKED )->flush();
		$this->assertSame( 1, $this->waiting() );
		$this->flush( CountFlush::LOCKED + 1 )->flush();
		$this->assertSame( 0, $this->waiting() );
	}

	public function test_without_its_tables_nothing_is_flushed(): void {
		( new CountLog( $this->database ) )->add( '{}' );
		Site::$options[ Visits::VERSION_OPTION ] = '1';
		$this->flush()->flush();
		$this->assertSame( 1, $this->waiting() );
	}
}
