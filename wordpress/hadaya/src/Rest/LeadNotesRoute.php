<?php
/**
 * REST route for a lead's notes.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Inbox\LeadChange;
use Hadaya\Inbox\LeadResponse;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadNotes;
use Hadaya\Settings\Access;
use Hadaya\Settings\RestError;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Adds or removes a note. Adding a note needs no revision, because it cannot conflict with other changes.
 */
final class LeadNotesRoute extends LeadRoutes {

	private LeadChange $change;
	private LeadNotes $lead_notes;

	public function __construct(
		LeadChange $change,
		LeadNotes $lead_notes,
		LeadAccess $lead_access,
		LeadResponse $lead_response,
		Access $access
	) {
		parent::__construct( $lead_access, $lead_response, $access );
		$this->lead_notes = $lead_notes;
		$this->change     = $change;
	}

	public function path(): string {
		return self::ONE . '/notes';
	}

	protected function endpoints(): array {
		$note = array(
			'index'    => array_merge( self::NUMBER, array( 'minimum' => 0 ) ),
			'revision' => self::REVISION,
		);
		return array(
			'POST'   => array( array( $this, 'add' ), array( 'text' => self::TEXT ) ),
			'DELETE' => array( array( $this, 'remove' ), $note ),
		);
	}

	/**
	 * Adds a note by the current user, unless its text is empty.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function add( \WP_REST_Request $request ) {
		$text = Texts::lines( $request['text'] );
		if ( '' === $text ) {
			return RestError::invalid( __( 'Enter some text.', 'hadaya' ) );
		}
		return $this->answer(
			$this->change->apply(
				$request['id'],
				null,
				function ( Lead $lead ) use ( $text ): void {
					$this->lead_notes->add( $lead->id(), $text, get_current_user_id() );
				}
			)
		);
	}

	/**
	 * Removes a note, unless the lead has changed since the given revision.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function remove( \WP_REST_Request $request ) {
		return $this->answer(
			$this->change->apply(
				$request['id'],
				$request['revision'],
				function ( Lead $lead ) use ( $request ): void {
					$this->lead_notes->remove( $lead->id(), $request['index'] );
				}
			)
		);
	}
}
