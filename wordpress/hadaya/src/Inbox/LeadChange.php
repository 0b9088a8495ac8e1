<?php
/**
 * Changes to leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;
use Hadaya\Settings\RestError;

defined( 'ABSPATH' ) || exit;

/**
 * Applies changes to leads one at a time, and only if the user has seen the current version.
 */
final class LeadChange {

	private LeadRevision $lead_revision;
	private LeadResponse $lead_response;
	private LeadRepository $leads;
	private Snooze $snooze;

	public function __construct(
		LeadRevision $lead_revision,
		LeadResponse $lead_response,
		LeadRepository $leads,
		Snooze $snooze
	) {
		$this->lead_revision = $lead_revision;
		$this->lead_response = $lead_response;
		$this->leads         = $leads;
		$this->snooze        = $snooze;
	}

	/**
	 * Applies a change to a lead, unless somebody else changed the lead after the user saw it. The error then contains the current lead.
	 *
	 * @param int         $id       Id of the lead.
	 * @param string|null $revision Revision that the user saw, see LeadRevision; null for a change that overwrites nothing.
	 * @param callable    $change   Applies the change; gets the lead and may return an error.
	 * @return Lead|\WP_Error The changed lead.
	 */
	public function apply( int $id, ?string $revision, callable $change ) {
		self::forget( $id );
		$lead = $this->leads->find( $id );
		if ( null === $lead ) {
			return self::gone();
		}
		// A change without a revision overwrites nothing, so it cannot conflict.
		if ( null !== $revision && ( $this->lead_revision->of( $lead ) !== $revision || ! LeadRevision::claim( $id ) ) ) {
			self::forget( $id );
			$lead = $this->leads->find( $id ) ?? $lead;
			return RestError::of( 'conflict', $this->lead_revision->explain( $lead ), 409, array( 'lead' => $this->lead_response->whole( $lead ) ) );
		}
		$refusal = $change( $lead );
		if ( $refusal instanceof \WP_Error ) {
			return $refusal;
		}
		if ( null === $revision ) {
			LeadRevision::claim( $id );
		}
		return $this->leads->find( $id ) ?? self::gone();
	}

	/**
	 * Sets the state of a lead. Any state except `new` ends a snooze.
	 *
	 * @param Lead   $lead  Lead.
	 * @param string $state The state's name in the inbox.
	 * @return bool Whether the lead has that state now.
	 */
	public function set_state( Lead $lead, string $state ): bool {
		$status = array_search( $state, LeadList::STATES, true );
		$id     = $lead->id();
		if ( false === $status ) {
			return false;
		}
		if ( 'new' !== $state ) {
			$this->snooze->set( $id, 0 );
		}
		if ( $status === $lead->state() ) {
			return true;
		}
		if ( 'trash' === $status ) {
			return self::bin( $lead );
		}
		if ( 'trash' === $lead->state() && ! wp_untrash_post( $id ) ) {
			return false;
		}
		$change = array(
			'ID'          => $id,
			'post_status' => $status,
		);
		return get_post_status( $id ) === $status || 0 !== wp_update_post( $change );
	}

	/**
	 * Moves a lead to the Trash, even on sites that disabled the Trash, where WordPress would delete the lead immediately and permanently. WordPress
	 * deletes the lead when it next empties the Trash; on such sites, this happens within a day.
	 *
	 * @param Lead $lead Lead.
	 * @return bool Whether the lead is in the Trash.
	 */
	private static function bin( Lead $lead ): bool {
		$id = $lead->id();
		if ( EMPTY_TRASH_DAYS ) {
			return (bool) wp_trash_post( $id );
		}
		update_post_meta( $id, '_wp_trash_meta_status', $lead->state() );
		update_post_meta( $id, '_wp_trash_meta_time', time() );
		return 0 !== wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'trash',
			)
		);
	}

	/**
	 * Snoozes a lead and resets its state to new, or ends the snooze.
	 *
	 * @param Lead $lead  Lead.
	 * @param int  $until Seconds since 1970; 0 ends the snooze.
	 */
	public function snooze( Lead $lead, int $until ): void {
		if ( $until > 0 && Leads::FRESH !== $lead->state() ) {
			$this->set_state( $lead, 'new' );
		}
		$this->snooze->set( $lead->id(), $until );
	}

	/**
	 * Returns the error for a deleted lead.
	 *
	 * @return \WP_Error
	 */
	public static function gone(): \WP_Error {
		return RestError::of( 'gone', __( 'This message was deleted.', 'hadaya' ), 404 );
	}

	/**
	 * Drops a lead's cached data, which may be older than another request's change.
	 *
	 * @param int $id Id of the lead.
	 */
	private static function forget( int $id ): void {
		wp_cache_delete( $id, 'posts' );
		wp_cache_delete( $id, 'post_meta' );
	}
}
