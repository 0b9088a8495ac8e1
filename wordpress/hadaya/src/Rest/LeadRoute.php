<?php
/**
 * REST route for one lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Inbox\Assignment;
use Hadaya\Inbox\LeadChange;
use Hadaya\Inbox\LeadList;
use Hadaya\Inbox\LeadResponse;
use Hadaya\Inbox\LeadRevision;
use Hadaya\Inbox\Snooze;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadRepository;
use Hadaya\Settings\Access;
use Hadaya\Settings\RestError;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a lead, changes its state, assignee or snooze, or deletes it from the Trash.
 */
final class LeadRoute extends LeadRoutes {

	private LeadChange $change;
	private LeadRepository $leads;
	private Assignment $assignment;
	private LeadRevision $lead_revision;

	public function __construct(
		LeadChange $change,
		LeadRepository $leads,
		LeadResponse $lead_response,
		Assignment $assignment,
		LeadAccess $lead_access,
		Access $access,
		LeadRevision $lead_revision
	) {
		parent::__construct( $lead_access, $lead_response, $access );
		$this->leads         = $leads;
		$this->assignment    = $assignment;
		$this->lead_revision = $lead_revision;
		$this->change        = $change;
	}

	public function path(): string {
		return self::ONE;
	}

	protected function endpoints(): array {
		$given = array(
			'revision' => self::REVISION,
			'state'    => array(
				'type' => 'string',
				'enum' => array_values( LeadList::STATES ),
			),
			'assigned' => array(
				'type'    => 'integer',
				'minimum' => 0,
			),
			'snooze'   => array(
				'description' => 'Seconds since 1970; 0 to bring it back at once.',
				'type'        => 'integer',
				'minimum'     => 0,
			),
		);
		return array(
			'GET'    => array( array( $this, 'read' ), array() ),
			'POST'   => array( array( $this, 'change' ), $given ),
			'DELETE' => array( array( $this, 'delete' ), array( 'revision' => self::REVISION ) ),
		);
	}

	/**
	 * Returns a lead's details; an error if the lead no longer exists.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function read( \WP_REST_Request $request ) {
		return $this->answer( $this->leads->find( $request['id'] ) ?? LeadChange::gone() );
	}

	/**
	 * Changes a lead's state, assignee or snooze, unless the lead has changed since the given revision.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function change( \WP_REST_Request $request ) {
		return $this->answer(
			$this->change->apply(
				$request['id'],
				$request['revision'],
				function ( Lead $lead ) use ( $request ) {
					return $this->refusal( $request ) ?? $this->write( $lead, $request );
				}
			)
		);
	}

	/**
	 * Deletes a lead permanently, with its files. This is possible only in the Trash, so that a single click never deletes a lead.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function delete( \WP_REST_Request $request ) {
		$lead = $this->leads->find( $request['id'] );
		if ( null === $lead ) {
			return LeadChange::gone();
		}
		if ( 'trash' !== $lead->state() || $this->lead_revision->of( $lead ) !== $request['revision'] ) {
			return RestError::of( 'conflict', $this->lead_revision->explain( $lead ), 409, array( 'lead' => $this->lead_response->whole( $lead ) ) );
		}
		if ( ! wp_delete_post( $lead->id(), true ) ) {
			return RestError::of( 'failed', __( 'The change could not be saved in the database. Try again.', 'hadaya' ), 500 );
		}
		return array( 'deleted' => true );
	}

	/**
	 * Returns the error for an invalid assignee or snooze; null if the change is valid.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_Error|null
	 */
	private function refusal( \WP_REST_Request $request ): ?\WP_Error {
		if ( ! empty( $request['assigned'] ) && ! $this->assignment->is_possible( $request['assigned'] ) ) {
			return RestError::invalid( __( 'This user is not allowed to see messages. Choose another user.', 'hadaya' ) );
		}
		$until = $request['snooze'];
		if ( ! empty( $until ) && ( $until <= time() || $until > time() + Snooze::LONGEST ) ) {
			return RestError::invalid( __( 'Choose a time within the next year.', 'hadaya' ) );
		}
		return null;
	}

	/**
	 * Applies the given changes. Values without an argument stay unchanged.
	 *
	 * @param Lead             $lead    Lead.
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_Error|null
	 */
	private function write( Lead $lead, \WP_REST_Request $request ): ?\WP_Error {
		if ( null !== $request['state'] && ! $this->change->set_state( $lead, $request['state'] ) ) {
			return RestError::of( 'failed', __( 'The change could not be saved in the database. Try again.', 'hadaya' ), 500 );
		}
		if ( null !== $request['assigned'] ) {
			$this->assignment->set( $lead->id(), $request['assigned'] );
		}
		if ( null !== $request['snooze'] ) {
			$this->change->snooze( $this->leads->find( $lead->id() ) ?? $lead, $request['snooze'] );
		}
		return null;
	}
}
