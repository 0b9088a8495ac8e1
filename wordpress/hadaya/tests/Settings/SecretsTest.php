<?php
/**
 * Secrets among the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\SaveLock;
use Hadaya\Settings\Secrets;
use Hadaya\Settings\SettingsHistory;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Where secrets stand and where they do not.
 */
final class SecretsTest extends TestCase {

	/**
	 * Names of fields.
	 */
	public function names(): array {
		return array(
			'a secret'                => array( 'secret', true ),
			'the secret of a service' => array( 'turnstile_secret', true ),
			'a secret key'            => array( 'secret_key', true ),
			'a token'                 => array( 'access_token', true ),
			'a password'              => array( 'password', true ),
			'a key for pages'         => array( 'site_key', false ),
			'a word with it inside'   => array( 'secretary', false ),
			'a word before it'        => array( 'nosecret', false ),
			'an ordinary field'       => array( 'title', false ),
		);
	}

	/**
	 * @dataProvider names
	 */
	public function test_a_secret_is_known_by_the_name_of_its_field( string $name, bool $is_secret ): void {
		$left = Secrets::without( array( 'group' => array( $name => 'x' ) ) );
		$this->assertSame( array( 'group' => $is_secret ? array() : array( $name => 'x' ) ), $left );
	}

	public function test_lists_stay_as_they_are(): void {
		$settings = array( 'form' => array( 'items' => array( array( 'field' => 'name' ), array( 'field' => 'email' ) ) ) );
		$this->assertSame( $settings, Secrets::without( $settings ) );
		$this->assertSame( $settings, Secrets::carry( $settings, array( 'form' => array( 'items' => array( array( 'field' => 'phone' ) ) ) ) ) );
	}

	public function test_an_earlier_state_has_the_secrets_of_today(): void {
		$earlier = array( 'form' => array( 'title' => 'old', 'webhook' => array( 'url' => 'https://old.example' ) ) );
		$present = array( 'form' => array( 'title' => 'new', 'webhook' => array( 'url' => 'https://new.example', 'secret' => 's' ) ) );
		$this->assertSame(
			array( 'form' => array( 'title' => 'old', 'webhook' => array( 'url' => 'https://old.example', 'secret' => 's' ) ) ),
			Secrets::carry( $earlier, $present )
		);
	}

	public function test_a_group_with_another_key_stays_as_it_is_today(): void {
		$present = array( 'captcha' => array( 'kind' => 'v3', 'site_key' => 'b', 'secret' => 's' ) );
		$this->assertSame( $present, Secrets::carry( array( 'captcha' => array( 'kind' => 'v2', 'site_key' => 'a' ) ), $present ) );
		$same = array( 'captcha' => array( 'kind' => 'none', 'site_key' => 'b' ) );
		$this->assertSame( 'none', Secrets::carry( $same, $present )['captcha']['kind'] );
	}

	public function test_what_an_earlier_state_did_not_have_does_not_come_to_it(): void {
		$this->assertSame( array( 'form' => 1 ), Secrets::carry( array( 'form' => 1 ), array( 'form' => array( 'secret' => 's' ), 'other' => array( 'secret' => 's' ) ) ) );
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
