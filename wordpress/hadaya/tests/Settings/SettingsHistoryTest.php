<?php
/**
 * Tests of the earlier states of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\SettingsHistory;
use Hadaya\Tests\Database;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * What is kept of earlier states, and what of a broken option.
 */
final class SettingsHistoryTest extends TestCase {

	/**
	 * What is kept is fitted to its column, of which a database tells.
	 */
	protected function setUp(): void {
		parent::setUp();
		Database::open( array( SaveLockTest::TABLE ) );
	}

	/**
	 * What the option of the earlier states may hold.
	 */
	public function broken_histories(): array {
		return array(
			'nothing'           => array( false ),
			'a text'            => array( 'x' ),
			'an object'         => array( new \stdClass() ),
			'numbers'           => array( array( 1, 2 ) ),
			'half an entry'     => array( array( array( 'revision' => 1 ) ) ),
			'settings no array' => array( array( array( 'revision' => 1, 'time' => 1, 'user' => 1, 'settings' => 'x' ) ) ),
		);
	}

	/**
	 * @dataProvider broken_histories
	 *
	 * @param mixed $kept What is kept.
	 */
	public function test_a_broken_history_is_an_empty_one( $kept ): void {
		Site::$options[ SettingsHistory::OPTION ] = $kept;
		$this->assertSame( array(), ( new SettingsHistory() )->entries() );
	}

	public function test_a_number_stands_once_after_a_save_that_died(): void {
		$history = new SettingsHistory();
		$history->add( 1, array( 'a' => 1 ), array() );
		$history->add( 2, array( 'a' => 2 ), array() );
		$history->add( 2, array( 'a' => 3 ), array() );
		$this->assertSame( array( 2, 1 ), array_column( $history->entries(), 'revision' ) );
		$this->assertSame( array( 'a' => 3 ), $history->find( 2 ) );
		$this->assertNull( $history->find( 7 ) );
	}

	public function test_ten_states_are_kept_without_secrets(): void {
		$history = new SettingsHistory();
		foreach ( range( 0, 14 ) as $revision ) {
			$history->add( $revision, array( 'secret' => 's', 'n' => $revision ), array() );
		}
		$this->assertSame( range( 14, 5 ), array_column( $history->entries(), 'revision' ) );
		$this->assertStringNotContainsString( 'secret', serialize( Site::$options ) );
	}
}
