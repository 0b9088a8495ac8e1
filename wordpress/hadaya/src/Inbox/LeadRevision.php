<?php
/**
 * What a lead is like just now.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadNotes;

defined( 'ABSPATH' ) || exit;

/**
 * Makes one word of all that people change about a lead. Whoever changes it says which word they have seen, so nobody overwrites
 * what somebody else has done meanwhile, whether here, in WordPress' plain list or by another plugin.
 */
final class LeadRevision {

	/**
	 * Meta key of the number of whoever has changed a lead last.
	 */
	const CHANGER = '_hadaya_changed_by';

	/**
	 * The word.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	public static function of( Lead $lead ): string {
		$id    = $lead->id();
		$parts = array( $lead->state(), Snooze::until( $id ), Assignment::of( $id ), LeadNotes::read( $id ), LeadAnswers::read( $id ) );
		return substr( md5( (string) wp_json_encode( $parts ) ), 0, 12 );
	}

	/**
	 * Notes that the present user has changed a lead.
	 *
	 * @param int $id Number of the lead.
	 */
	public static function sign( int $id ): void {
		update_post_meta( $id, self::CHANGER, (string) get_current_user_id() );
	}

	/**
	 * Notes who has given a lead another state, wherever that was done.
	 *
	 * @param Lead $lead Lead.
	 */
	public function sign_state( $lead ): void {
		if ( get_current_user_id() > 0 ) {
			self::sign( $lead->id() );
		}
	}

	/**
	 * What people read whose change came too late: who was before them, and how things stand.
	 *
	 * @param Lead $lead Lead as it is now.
	 * @return string
	 */
	public static function explain( Lead $lead ): string {
		$who   = Assignment::name( (int) get_post_meta( $lead->id(), self::CHANGER, true ) );
		$state = LeadShape::state_name( $lead );
		if ( '' === $who ) {
			/* translators: %s: state of a message. */
			return sprintf( __( 'This message was changed meanwhile and is “%s” now. Nothing of yours was done; look, then try again.', 'hadaya' ), $state );
		}
		/* translators: 1: name of a person, 2: state of a message. */
		return sprintf( __( '%1$s has changed this message meanwhile, it is “%2$s” now. Nothing of yours was done; look, then try again.', 'hadaya' ), $who, $state );
	}
}
