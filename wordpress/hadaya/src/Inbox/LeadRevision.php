<?php
/**
 * Revision of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAnswers;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Computes a revision from everything that users can change in a lead. A change names the revision on which it is based, so that it does not
 * overwrite what another user or plugin changed in the meantime.
 */
final class LeadRevision {

	private Snooze $snooze;
	private Assignment $assignment;
	private LeadNotes $lead_notes;
	private LeadAnswers $lead_answers;

	public function __construct(
		Snooze $snooze,
		Assignment $assignment,
		LeadNotes $lead_notes,
		LeadAnswers $lead_answers
	) {
		$this->snooze       = $snooze;
		$this->assignment   = $assignment;
		$this->lead_notes   = $lead_notes;
		$this->lead_answers = $lead_answers;
	}

	/**
	 * Returns a hash of everything in a lead that users can change: state, snooze, assignment, notes and replies.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	public function of( Lead $lead ): string {
		$id    = $lead->id();
		$parts = array(
			self::changes( $id ),
			$lead->state(),
			$this->snooze->until( $id ),
			$this->assignment->of( $id ),
			$this->lead_notes->read( $id ),
			$this->lead_answers->read( $id ),
		);
		return substr( md5( (string) wp_json_encode( $parts ) ), 0, 12 );
	}

	/**
	 * Claims a change for the current user if nobody has changed the lead since it was read. Of several concurrent
	 * changes, only one succeeds.
	 *
	 * @param int $id Id of the lead.
	 * @return bool
	 */
	public static function claim( int $id ): bool {
		$before = self::changes( $id );
		$after  = ( (int) $before + 1 ) . ':' . get_current_user_id();
		return '' === $before
			? false !== add_post_meta( $id, Leads::CHANGES, $after, true )
			: update_post_meta( $id, Leads::CHANGES, $after, $before );
	}

	/**
	 * Returns the number of changes and the id of the user who made the last one, such as `3:1`; empty before the first change.
	 *
	 * @param int $id Id of the lead.
	 * @return string
	 */
	private static function changes( int $id ): string {
		return (string) get_post_meta( $id, Leads::CHANGES, true );
	}

	/**
	 * Records who changed a lead's state, wherever the change was made.
	 *
	 * @param Lead $lead Lead.
	 */
	public function sign_state( $lead ): void {
		if ( get_current_user_id() > 0 ) {
			self::claim( $lead->id() );
		}
	}

	/**
	 * Returns the message for a rejected change: who changed the lead, and the lead's current state.
	 *
	 * @param Lead $lead Current lead.
	 * @return string
	 */
	public function explain( Lead $lead ): string {
		$who   = $this->assignment->name( (int) substr( (string) strrchr( self::changes( $lead->id() ), ':' ), 1 ) );
		$state = $this->snooze->state_name( $lead );
		if ( '' === $who ) {
			return sprintf(
				/* translators: %s: state of a message. */
				__( 'Your change was not saved because the status has since changed to “%s”. Check the message, then try again.', 'hadaya' ),
				$state
			);
		}
		return sprintf(
			/* translators: 1: name of a person, 2: state of a message. */
			__( 'Your change was not saved: %1$s changed the message’s status to “%2$s”. Check the message, then try again.', 'hadaya' ),
			$who,
			$state
		);
	}
}
