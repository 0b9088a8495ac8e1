<?php
/**
 * Tests for the settings store.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Options;
use Hadaya\Settings\SettingsHistory;
use Hadaya\Settings\SettingsStore;
use Hadaya\Support\StoredJson;
use Hadaya\Tests\OptionsTable;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests how settings are saved, rejected, restored and reported.
 */
final class SettingsStoreTest extends TestCase {

	/**
	 * Stand-in for the options table, in which a test can run another request between read and write.
	 *
	 * @var OptionsTable
	 */
	private OptionsTable $table;

	protected function setUp(): void {
		parent::setUp();
		$this->table = OptionsTable::open();
	}

	private static function store(): SettingsStore {
		return self::part( SettingsStore::class );
	}

	public function test_starts_a_fresh_site_at_revision_0(): void {
		$state = self::store()->state();
		$this->assertSame( array( 0, array() ), array( $state['revision'], $state['history'] ) );
	}

	public function test_a_save_stores_the_input_and_increments_the_revision(): void {
		$state = self::store()->save( array( 'form' => array( 'title' => 'Write to us' ) ), 0 );
		$this->assertSame( array( 1, 'Write to us' ), array( $state['revision'], $state['settings']['form']['title'] ) );
	}

	public function test_stores_an_emoji_in_ascii(): void {
		self::store()->save( array( 'form' => array( 'title' => 'Ask us 👋' ) ), 0 );
		$state = self::store()->save( array( 'form' => array( 'button' => 'Go' ) ), 1 );
		$this->assertSame( 'Ask us 👋', $state['settings']['form']['title'] );
		$this->assertMatchesRegularExpression( '/^[\x20-\x7e]+$/', Site::$options[ Options::NAME ] );
		$this->assertMatchesRegularExpression( '/^[\x20-\x7e]+$/', Site::$options[ SettingsHistory::OPTION ] );
	}

	public function test_keeps_groups_and_fields_missing_from_the_input(): void {
		self::store()->save( array( 'form' => array( 'title' => 'Write to us' ) ), 0 );
		$state = self::store()->save( array( 'form' => array( 'button' => 'Go' ), 'look' => array( 'hadaya' => true ) ), 1 );
		$this->assertSame( array( 'Write to us', 'Go', true ), array( $state['settings']['form']['title'], $state['settings']['form']['button'], $state['settings']['look']['hadaya'] ) );
	}

	public function test_the_second_save_of_the_same_revision_is_a_conflict_and_loses_nothing(): void {
		self::store()->save( array( 'form' => array( 'title' => 'First' ) ), 0 );
		$kept     = Site::$options;
		$reported = self::store()->save( array( 'form' => array( 'title' => 'Second' ) ), 0 );
		$this->assertSame( array( 'hadaya_conflict', 409 ), array( $reported->get_error_code(), $reported->get_error_data()['status'] ) );
		$this->assertSame( $kept, Site::$options );
	}

	/**
	 * @testWith [0]
	 *           [1]
	 *
	 * @param int $saves Number of earlier saves.
	 */
	public function test_one_of_two_simultaneous_saves_is_a_conflict( int $saves ): void {
		for ( $revision = 0; $revision < $saves; $revision++ ) {
			self::store()->save( array( 'form' => array( 'title' => 'Before' ) ), $revision );
		}
		$this->table->meanwhile = static function () use ( $saves ): void {
			self::store()->save( array( 'form' => array( 'title' => 'First' ) ), $saves );
		};
		$second                 = self::store()->save( array( 'form' => array( 'title' => 'Second' ) ), $saves );
		$this->assertSame( 'hadaya_conflict', $second->get_error_code() );
		$this->assertSame( array( 'form' ), array_column( $second->get_error_data()['changes'], 'group' ) );
		$state = self::store()->state();
		$this->assertSame( array( $saves + 1, 'First' ), array( $state['revision'], $state['settings']['form']['title'] ) );
		$this->assertCount( $saves + 1, $state['history'] );
	}

	public function test_a_conflict_names_the_changes_even_if_the_history_is_missing(): void {
		self::store()->save( array( 'form' => array( 'title' => 'First' ) ), 0 );
		unset( Site::$options[ SettingsHistory::OPTION ] );
		$data = self::store()->save( array( 'form' => array( 'title' => 'Second' ) ), 0 )->get_error_data();
		$this->assertSame( array( 'form' ), array_column( $data['changes'], 'group' ) );
		$this->assertArrayHasKey( 'user', $data );
	}

	public function test_a_conflict_names_the_current_revision_and_the_changes_since(): void {
		self::store()->save( array( 'form' => array( 'title' => 'First' ) ), 0 );
		self::store()->save( array( 'form' => array( 'button' => 'Go' ) ), 1 );
		$data = self::store()->save( array( 'form' => array( 'title' => 'Second' ) ), 0 )->get_error_data();
		$this->assertSame( array( 2, array( 'title', 'button' ) ), array( $data['revision'], $data['changes'][0]['fields'] ) );
		$this->assertSame( array(), self::store()->save( array(), 99 )->get_error_data()['changes'] );
	}

	public function test_a_save_fires_its_hook_after_releasing_the_lock(): void {
		$reported = array();
		add_action(
			'hadaya_settings_saved',
			static function ( ...$given ) use ( &$reported ): void {
				$reported[] = $given;
				if ( 1 === count( $reported ) ) {
					self::store()->save( array( 'form' => array( 'title' => 'Inside' ) ), 1 );
				}
			},
			10,
			3
		);
		self::store()->save( array( 'form' => array( 'title' => 'First' ) ), 0 );
		$this->assertSame( 2, count( $reported ) );
		list( $now, $before, $changes ) = $reported[0];
		$this->assertSame( array( 'First', array(), array( 'title' ) ), array( $now['form']['title'], $before, $changes[0]['fields'] ) );
	}

	public function test_reports_an_error_at_its_field_and_saves_nothing(): void {
		$reported = self::store()->save( array( 'form' => array( 'title' => '', 'mail_to' => 'wrong' ) ), 0 );
		$this->assertSame( array( 'form.title', 'form.mail_to' ), array_keys( $reported->get_error_data()['errors'] ) );
		$this->assertSame( array(), Site::$options );
	}

	public function test_rejects_an_unknown_group_and_saves_nothing(): void {
		$reported = self::store()->save( array( 'gone' => array() ), 0 );
		$this->assertSame( 'hadaya_invalid', $reported->get_error_code() );
		$this->assertSame( array(), Site::$options );
	}

	public function test_keeps_fields_stored_by_a_newer_version_of_the_plugin(): void {
		Site::$options[ Options::NAME ] = StoredJson::encode( array( 'form' => array( 'newer' => 'x' ) ) );
		self::store()->save( array( 'form' => array( 'title' => 'Write to us' ) ), 0 );
		$this->assertSame( 'x', StoredJson::decode( Site::$options[ Options::NAME ] )['form']['newer'] );
	}

	public function test_restores_a_revision_and_can_undo_the_restore(): void {
		self::store()->save( array( 'form' => array( 'title' => 'One' ) ), 0 );
		self::store()->save( array( 'form' => array( 'title' => 'Two' ) ), 1 );
		$this->assertSame( 'One', self::store()->restore( 1, 2 )['settings']['form']['title'] );
		$this->assertSame( 'Two', self::store()->restore( 2, 3 )['settings']['form']['title'] );
	}

	public function test_reports_a_missing_revision(): void {
		$this->assertSame( array( 'status' => 404 ), self::store()->restore( 7, 0 )->get_error_data() );
	}

	public function test_keeps_only_the_latest_revisions(): void {
		for ( $revision = 0; $revision < SettingsHistory::MOST + 3; $revision++ ) {
			self::store()->save( array( 'form' => array( 'title' => 'Title ' . $revision ) ), $revision );
		}
		$this->assertSame( range( SettingsHistory::MOST + 2, 3 ), array_column( self::store()->state()['history'], 'revision' ) );
	}

	public function test_the_history_names_the_changed_fields(): void {
		self::store()->save( array( 'form' => array( 'title' => 'Write to us', 'button' => 'Send' ) ), 0 );
		$changes = self::store()->state()['history'][0]['changes'];
		$this->assertSame( array( array( 'form', array( 'title' ) ) ), array_map( null, array_column( $changes, 'group' ), array_column( $changes, 'fields' ) ) );
	}
}
