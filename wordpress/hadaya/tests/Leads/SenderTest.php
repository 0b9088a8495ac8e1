<?php
/**
 * Tests for a lead's sender.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Leads;

use Hadaya\Leads\Lead;
use Hadaya\Leads\Sender;
use Hadaya\Tests\TestCase;

/**
 * Tests the recognition of a lead's sender by email address and phone number.
 */
final class SenderTest extends TestCase {

	private static function lead( array $texts = array(), array $fields = array() ): Lead {
		return Lead::from_submission( $texts, $fields, array(), array() );
	}

	public function test_finds_an_email_address_only_in_the_email_field_and_custom_fields(): void {
		$own = array( array( 'label' => 'Second mail', 'value' => ' Amal@Company.example ' ) );
		$this->assertTrue( Sender::has_address( self::lead( array( 'email' => 'AMAL@company.example' ) ), 'amal@company.example' ) );
		$this->assertTrue( Sender::has_address( self::lead( array(), $own ), 'amal@company.example' ) );
		$this->assertFalse( Sender::has_address( self::lead( array( 'message' => 'amal@company.example' ) ), 'amal@company.example' ) );
		$this->assertFalse( Sender::has_address( self::lead( array( 'email' => 'xamal@company.example' ) ), 'amal@company.example' ) );
		$this->assertFalse( Sender::has_address( self::lead( array( 'email' => '' ) ), '' ) );
	}

	public function test_an_invalid_number_matches_no_sender(): void {
		$this->assertFalse( self::part( Sender::class )->has_number( self::lead( array( 'phone' => '' ) ), '' ) );
		$this->assertFalse( self::part( Sender::class )->has_number( self::lead( array( 'phone' => 'call me' ) ), '' ) );
		$this->assertTrue( self::part( Sender::class )->has_number( self::lead( array( 'phone' => '+968 9123 4567' ) ), '96891234567' ) );
		$this->assertFalse( self::part( Sender::class )->has_number( self::lead( array( 'phone' => '+968 9123 4568' ) ), '96891234567' ) );
	}
}
