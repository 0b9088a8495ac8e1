<?php
/**
 * States of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * A lead is new, answered or spam. The states are post statuses, so that WordPress' own list counts and shows them.
 */
final class LeadStates {

	/**
	 * A lead that has not been answered.
	 */
	const FRESH = 'private';

	/**
	 * A lead that has been answered.
	 */
	const ANSWERED = 'hadaya_answered';

	/**
	 * Spam; it is left out of "All".
	 */
	const SPAM = 'hadaya_spam';

	/**
	 * Names of the states.
	 *
	 * @return string[]
	 */
	public static function names(): array {
		return array(
			self::FRESH    => __( 'New', 'hadaya' ),
			self::ANSWERED => __( 'Replied', 'hadaya' ),
			self::SPAM     => __( 'Spam', 'hadaya' ),
		);
	}

	/**
	 * All statuses of a lead, including the Trash.
	 *
	 * @return string[]
	 */
	public static function all(): array {
		return array( self::FRESH, self::ANSWERED, self::SPAM, 'trash' );
	}

	/**
	 * Registers the two states that WordPress lacks, hidden from visitors.
	 */
	public function register_statuses(): void {
		foreach ( array( self::ANSWERED, self::SPAM ) as $status ) {
			register_post_status(
				$status,
				array(
					'label'                     => self::names()[ $status ],
					'protected'                 => true,
					'exclude_from_search'       => false,
					'show_in_admin_all_list'    => self::SPAM !== $status,
					'show_in_admin_status_list' => true,
				)
			);
		}
	}

	/**
	 * Restores a lead from the Trash to its previous state; WordPress would make it a draft.
	 *
	 * @param string $status   Status that WordPress would set.
	 * @param int    $id       Id of the post.
	 * @param string $previous Previous status.
	 * @return string
	 */
	public function keep_state( $status, $id, $previous ): string {
		return Leads::TYPE === get_post_type( $id ) ? $previous : $status;
	}
}
