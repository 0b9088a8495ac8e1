<?php
/**
 * Tests for earlier revisions of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\SettingsHistory;
use Hadaya\Support\StoredJson;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests stored revisions, and a corrupted option.
 */
final class SettingsHistoryTest extends TestCase {

	/**
	 * Returns corrupted values of the revisions option.
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
	 * @param mixed $kept Stored value.
	 */
	public function test_reads_a_corrupted_history_as_empty( $kept ): void {
		Site::$options[ SettingsHistory::OPTION ] = is_array( $kept ) ? StoredJson::encode( $kept ) : $kept;
		$this->assertSame( array(), self::part( SettingsHistory::class )->entries() );
	}

	public function test_finds_a_revision_by_number(): void {
		$history = self::part( SettingsHistory::class );
		$history->add( SettingsHistory::sign( 1, array() ), array( 'a' => 1 ) );
		$history->add( SettingsHistory::sign( 2, array() ), array( 'a' => 2 ) );
		$this->assertSame( array( 'a' => 2 ), $history->find( 2 ) );
		$this->assertNull( $history->find( 7 ) );
	}

	public function test_stores_ten_revisions_without_secrets(): void {
		$history = self::part( SettingsHistory::class );
		foreach ( range( 0, 14 ) as $revision ) {
			$history->add( SettingsHistory::sign( $revision, array() ), array( 'secret' => 's', 'n' => $revision ) );
		}
		$this->assertSame( range( 14, 5 ), array_column( $history->entries(), 'revision' ) );
		$this->assertStringNotContainsString( 'secret', serialize( Site::$options ) );
	}
}
