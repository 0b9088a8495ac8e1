<?php
/**
 * Tests for leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Leads;

use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\Leads;
use Hadaya\Leads\Sender;
use Hadaya\Tests\TestCase;

/**
 * Checks that a lead has valid values, whatever the database contains.
 */
final class LeadTest extends TestCase {

	private static function lead( array $texts = array(), array $fields = array() ): Lead {
		return Lead::from_submission( $texts, $fields, array(), array( 'ref_url' => 'https://shop.example/ask/' ), 'sent-1' );
	}

	public function test_a_new_lead_is_unread_and_has_no_id(): void {
		$lead = self::lead( array( 'name' => 'Amal' ) );
		$this->assertSame( array( 0, Leads::FRESH, 'sent-1', false ), array( $lead->id(), $lead->state(), $lead->key(), $lead->is_repeat() ) );
		$this->assertSame( 'Amal', $lead->text( 'name' ) );
		$this->assertSame( '', $lead->text( 'phone' ) );
		$this->assertSame( array( 'name', 'email', 'phone', 'message' ), array_keys( $lead->all_texts() ) );
	}

	public function test_a_changed_copy_leaves_the_original_unchanged(): void {
		$lead = self::lead();
		$spam = $lead->with_state( Leads::SPAM )->with_time( 5 );
		$this->assertSame( array( Leads::FRESH, 0 ), array( $lead->state(), $lead->time() ) );
		$this->assertSame( array( Leads::SPAM, 5 ), array( $spam->state(), $spam->time() ) );
	}

	public function broken(): array {
		return array(
			'nothing'             => array( '' ),
			'no list'             => array( 'lost' ),
			'parts of wrong kind' => array( array_fill_keys( array( 'texts', 'custom', 'files', 'origin' ), 'lost' ) ),
			'an object'           => array( new \stdClass() ),
			'lists for texts'     => array( array( 'texts' => array( 'email' => array( 'x' ) ), 'origin' => array( 'ref_url' => array( 'x' ) ) ) ),
		);
	}

	/**
	 * @dataProvider broken
	 * @param mixed $kept Stored value.
	 */
	public function test_tolerates_corrupted_data( $kept ): void {
		$lead = Lead::from_stored( 7, Leads::ANSWERED, 100, $kept );
		$this->assertSame( array( 7, Leads::ANSWERED, 100 ), array( $lead->id(), $lead->state(), $lead->time() ) );
		$this->assertSame( '', $lead->text( 'email' ) );
		$this->assertSame( array(), $lead->files() );
		$this->assertSame( array( '', '', '0', 0 ), array( $lead->origin()->url(), $lead->origin()->title(), $lead->origin()->widget(), $lead->origin()->page() ) );
		$this->assertFalse( Sender::has_address( $lead, '' ) );
	}

	public function test_restores_stored_data(): void {
		$lead = self::lead( array( 'name' => 'Amal' ), array( array( 'label' => 'Company', 'value' => 'Hadaya' ) ) );
		$this->assertSame( $lead->kept(), Lead::from_stored( 1, Leads::FRESH, 1, $lead->kept() )->kept() );
	}

	public function test_removes_bidi_controls_and_keeps_direction_marks(): void {
		$this->assertSame( "abc\u{200F}\u{061C}d", BidiControls::without( "a\u{202E}b\u{2067}c\u{200F}\u{061C}d\u{202C}\u{2069}" ) );
		$this->assertSame( "<bdi>&lt;b&gt;<br />\nx</bdi>", BidiControls::isolated( "\u{202E}<b>\nx" ) );
	}
}
