<?php
/**
 * Tests for the privacy policy text.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Leads;

use Hadaya\Leads\PrivacyPolicy;
use Hadaya\Tests\TestCase;

/**
 * Checks that the text mentions only enabled features.
 */
final class PrivacyPolicyTest extends TestCase {

	private static function text( array $form = array(), int $days = 0, bool $counts = false, bool $drafts = true ): string {
		$settings = array(
			'form'     => array_replace_recursive(
				array(
					'captcha' => array( 'kind' => 'none' ),
					'webhook' => array( 'enabled' => false ),
				),
				$form
			),
			'messages' => array( 'keep_days' => $days ),
			'common'   => array(
				'tracking' => $counts,
				'drafts'   => $drafts,
			),
		);
		return implode( "\n", PrivacyPolicy::sentences( $settings, 'Gifts of Oman' ) );
	}

	public function test_describes_a_plain_form_that_stores_input_until_deletion(): void {
		$text = self::text();
		$this->assertStringContainsString( 'Gifts of Oman', $text );
		$this->assertStringContainsString( 'keep your messages for as long as we need them', $text );
		$this->assertStringNotContainsString( 'third-party service', $text );
		$this->assertStringNotContainsString( 'another system', $text );
		$this->assertStringNotContainsString( 'We count', $text );
	}

	public function test_mentions_drafts_unless_turned_off(): void {
		$this->assertStringContainsString( 'stays in your browser until you send it', self::text() );
		$this->assertStringNotContainsString( 'stays in your browser', self::text( array(), 0, false, false ) );
	}

	public function test_mentions_enabled_features(): void {
		$text = self::text( array( 'captcha' => array( 'kind' => 'v3' ), 'webhook' => array( 'enabled' => true ) ), 30, true );
		foreach ( array( 'after 30 days', 'third-party service', 'another system', 'We count' ) as $reported ) {
			$this->assertStringContainsString( $reported, $text );
		}
	}
}
