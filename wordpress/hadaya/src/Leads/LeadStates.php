<?php
/**
 * States of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * A lead is new, answered or spam. The states are statuses of the post, so WordPress' own list counts and shows them.
 */
final class LeadStates {

	/**
	 * A lead that nobody has answered.
	 */
	const FRESH = 'private';

	/**
	 * A lead that somebody has answered.
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
	 * Every status that a lead can have, the bin included.
	 *
	 * @return string[]
	 */
	public static function all(): array {
		return array( self::FRESH, self::ANSWERED, self::SPAM, 'trash' );
	}

	/**
	 * Registers the two states that WordPress does not know. Strangers see neither.
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
	 * A lead comes out of the bin in the state in which it was thrown away; WordPress would make it a draft.
	 *
	 * @param string $status   Status that WordPress would give.
	 * @param int    $id       Number of the post.
	 * @param string $previous Status before.
	 * @return string
	 */
	public function keep_state( $status, $id, $previous ): string {
		return Leads::TYPE === get_post_type( $id ) ? $previous : $status;
	}
}
