<?php
/**
 * State changes and deletion of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Fires the action for state changes of leads, and deletes the files of deleted leads.
 */
final class LeadChanges {

	private LeadRepository $leads;
	private Uploads $uploads;

	public function __construct( LeadRepository $leads, Uploads $uploads ) {
		$this->leads   = $leads;
		$this->uploads = $uploads;
	}

	/**
	 * Fires `hadaya_lead_state_changed` whenever the post status of an existing lead changes.
	 *
	 * @param string   $state  Current state.
	 * @param string   $before Previous state; "new" for a new post.
	 * @param \WP_Post $post   Post.
	 */
	public function tell_change( $state, $before, $post ): void {
		$lead = Leads::TYPE === $post->post_type && 'new' !== $before && $state !== $before ? $this->leads->find( $post->ID ) : null;
		if ( null === $lead ) {
			return;
		}
		/**
		 * Fires when the state of a lead has changed, to `private` (new), `hadaya_answered`, `hadaya_spam` or `trash`.
		 *
		 * @since 1.0.0
		 *
		 * @param Lead   $lead   Lead.
		 * @param string $state  Current state.
		 * @param string $before Previous state.
		 */
		do_action( 'hadaya_lead_state_changed', $lead, $state, $before );
	}

	/**
	 * Deletes the files of a lead that is about to be deleted permanently.
	 *
	 * @param int $id Id of the post.
	 */
	public function forget_files( $id ): void {
		$lead = $this->leads->find( (int) $id );
		if ( null !== $lead ) {
			array_map( array( $this->uploads, 'forget' ), array_column( $lead->files(), 'stored' ) );
		}
	}
}
