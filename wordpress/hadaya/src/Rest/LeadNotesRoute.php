<?php
/**
 * The REST route of the notes on a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Inbox\LeadChange;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadNotes;
use Hadaya\Settings\RestError;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a note, which takes nothing away from anybody, and removes one.
 */
final class LeadNotesRoute extends LeadRoutes {

	private LeadChange $change;

	public function __construct( LeadChange $change ) {
		$this->change = $change;
	}

	/**
	 * Its path.
	 *
	 * @return string
	 */
	public function path(): string {
		return self::ONE . '/notes';
	}

	/**
	 * What it answers.
	 *
	 * @return array[]
	 */
	protected function endpoints(): array {
		$note = array(
			'place'    => array_merge( self::NUMBER, array( 'minimum' => 0 ) ),
			'revision' => self::REVISION,
		);
		return array(
			'POST'   => array( array( $this, 'add' ), array( 'text' => self::TEXT ) ),
			'DELETE' => array( array( $this, 'remove' ), $note ),
		);
	}

	/**
	 * Adds a note.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function add( \WP_REST_Request $request ) {
		$text = Texts::lines( $request['text'] );
		if ( '' === $text ) {
			return RestError::invalid( __( 'Write something first.', 'hadaya' ) );
		}
		return self::answer(
			$this->change->apply(
				(int) $request['id'],
				null,
				static function ( Lead $lead ) use ( $text ): void {
					LeadNotes::add( $lead->id(), $text, get_current_user_id() );
				}
			)
		);
	}

	/**
	 * Removes a note.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function remove( \WP_REST_Request $request ) {
		return self::answer(
			$this->change->apply(
				(int) $request['id'],
				$request['revision'],
				static function ( Lead $lead ) use ( $request ): void {
					LeadNotes::remove( $lead->id(), $request['place'] );
				}
			)
		);
	}
}
