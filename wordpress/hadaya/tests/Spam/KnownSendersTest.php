<?php
/**
 * Tests for known spam senders.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Spam;

use Hadaya\Leads\Lead;
use Hadaya\Leads\Leads;
use Hadaya\Spam\KnownSenders;
use Hadaya\Tests\TestCase;

/**
 * Checks that a sender is remembered, recognised in any notation, and forgotten again.
 */
final class KnownSendersTest extends TestCase {

	/**
	 * Returns a lead with the given built-in fields and nothing else.
	 *
	 * @param string[] $texts Fields.
	 * @return Lead
	 */
	private static function lead( array $texts ): Lead {
		return Lead::from_submission( $texts, array(), array(), array() );
	}

	public function test_remembers_a_spam_sender_in_any_notation_until_the_message_is_no_longer_spam(): void {
		$senders = self::part( KnownSenders::class );
		$lead    = self::lead( array( 'email' => 'Bad.Guy+1@gmail.com' ) );
		$this->assertFalse( self::part( KnownSenders::class )->has( array( 'email' => 'badguy@gmail.com' ) ) );
		$senders->learn( $lead, Leads::SPAM, Leads::FRESH );
		$this->assertTrue( self::part( KnownSenders::class )->has( array( 'email' => 'badguy@googlemail.com' ) ) );
		$this->assertFalse( self::part( KnownSenders::class )->has( array( 'email' => 'good@gmail.com' ) ) );
		$this->assertStringNotContainsString( 'gmail', (string) wp_json_encode( get_option( KnownSenders::OPTION ) ) );
		$senders->learn( $lead, Leads::FRESH, Leads::SPAM );
		$this->assertFalse( self::part( KnownSenders::class )->has( array( 'email' => 'badguy@gmail.com' ) ) );
	}

	public function test_matches_a_phone_number_only_without_an_email_address_and_ignores_trashing(): void {
		$senders = self::part( KnownSenders::class );
		$senders->learn( self::lead( array( 'phone' => '+968 9000 0001' ) ), Leads::SPAM, Leads::FRESH );
		$this->assertTrue( self::part( KnownSenders::class )->has( array( 'phone' => '0096890000001' ) ) );
		$this->assertFalse(
			self::part( KnownSenders::class )->has(
				array(
					'email' => 'amal@company.example',
					'phone' => '+96890000001',
				)
			)
		);
		$senders->learn( self::lead( array( 'phone' => '+96890000001' ) ), 'trash', Leads::SPAM );
		$this->assertTrue( self::part( KnownSenders::class )->has( array( 'phone' => '+96890000001' ) ) );
		$senders->learn( self::lead( array( 'phone' => '+96890000002' ) ), Leads::SPAM, 'trash' );
		$this->assertFalse( self::part( KnownSenders::class )->has( array( 'phone' => '+96890000002' ) ) );
		$senders->learn( self::lead( array( 'message' => 'no address' ) ), Leads::SPAM, Leads::FRESH );
		$this->assertFalse( self::part( KnownSenders::class )->has( array( 'message' => 'no address' ) ) );
	}
}
