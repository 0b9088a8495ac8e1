<?php
/**
 * Tests for secrets in the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Secrets;
use Hadaya\Tests\TestCase;

/**
 * Checks that secrets are removed from stored revisions, and that a restored revision uses the current secrets.
 */
final class SecretsTest extends TestCase {

	/**
	 * Returns field names, and whether each names a secret.
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
	public function test_recognises_a_secret_by_its_fields_name( string $name, bool $is_secret ): void {
		$left = Secrets::without( array( 'group' => array( $name => 'x' ) ) );
		$this->assertSame( array( 'group' => $is_secret ? array() : array( $name => 'x' ) ), $left );
	}

	public function test_leaves_lists_unchanged(): void {
		$settings = array( 'form' => array( 'items' => array( array( 'field' => 'name' ), array( 'field' => 'email' ) ) ) );
		$this->assertSame( $settings, Secrets::without( $settings ) );
		$this->assertSame( $settings, Secrets::carry( $settings, array( 'form' => array( 'items' => array( array( 'field' => 'phone' ) ) ) ) ) );
	}

	public function test_a_restored_revision_uses_the_current_secrets(): void {
		$earlier = array( 'form' => array( 'title' => 'old', 'webhook' => array( 'url' => 'https://old.example' ) ) );
		$present = array( 'form' => array( 'title' => 'new', 'webhook' => array( 'url' => 'https://new.example', 'secret' => 's' ) ) );
		$this->assertSame(
			array( 'form' => array( 'title' => 'old', 'webhook' => array( 'url' => 'https://old.example', 'secret' => 's' ) ) ),
			Secrets::carry( $earlier, $present )
		);
	}

	public function test_a_restored_group_with_another_site_key_keeps_the_current_settings(): void {
		$present = array( 'captcha' => array( 'kind' => 'v3', 'site_key' => 'b', 'secret' => 's' ) );
		$this->assertSame( $present, Secrets::carry( array( 'captcha' => array( 'kind' => 'v2', 'site_key' => 'a' ) ), $present ) );
		$same = array( 'captcha' => array( 'kind' => 'none', 'site_key' => 'b' ) );
		$this->assertSame( 'none', Secrets::carry( $same, $present )['captcha']['kind'] );
	}

	public function test_adds_no_secret_to_a_missing_or_malformed_group(): void {
		$this->assertSame( array( 'form' => 1 ), Secrets::carry( array( 'form' => 1 ), array( 'form' => array( 'secret' => 's' ), 'other' => array( 'secret' => 's' ) ) ) );
	}
}
