<?php
/**
 * Snoozed leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Lead;
use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the time until which a lead is snoozed. No job is needed, because lists and counts exclude the lead until then, and lists sort it by that
 * time afterwards.
 */
final class Snooze {

	/**
	 * Meta key for the end of the snooze. The value is in UTC and in WordPress's date format, so that lists can sort by it together with the post date.
	 */
	const META = '_hadaya_snoozed_until';

	/**
	 * Maximum length of a snooze in seconds.
	 */
	const LONGEST = YEAR_IN_SECONDS;

	/**
	 * Returns the end of a lead's current or last snooze, in seconds since 1970; 0 if it was never snoozed or the snooze was ended early.
	 *
	 * @param int $id Id of the lead.
	 * @return int
	 */
	public function until( int $id ): int {
		$moment = (string) get_post_meta( $id, self::META, true );
		return '' === $moment ? 0 : (int) strtotime( $moment . ' UTC' );
	}

	/**
	 * Checks whether a lead is currently snoozed.
	 *
	 * @param int $id Id of the lead.
	 * @return bool
	 */
	public function is_off( int $id ): bool {
		return $this->until( $id ) > time();
	}

	/**
	 * Stores the end of a lead's snooze, or ends the snooze. The lead's state does not change.
	 *
	 * @param int $id    Id of the lead.
	 * @param int $until Seconds since 1970; 0 ends the snooze.
	 */
	public function set( int $id, int $until ): void {
		if ( $until > 0 ) {
			update_post_meta( $id, self::META, gmdate( 'Y-m-d H:i:s', $until ) );
		} else {
			delete_post_meta( $id, self::META );
		}
	}

	/**
	 * Returns the number of new leads that are snoozed.
	 *
	 * @return int
	 */
	public function count(): int {
		global $wpdb;
		$query = $wpdb->prepare(
			"SELECT COUNT(*) FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
			WHERE p.post_type = %s AND p.post_status = %s AND m.meta_value > %s",
			self::META,
			Leads::TYPE,
			Leads::FRESH,
			gmdate( 'Y-m-d H:i:s' )
		);
		return (int) $wpdb->get_var( $query ); // phpcs:ignore WordPress.DB -- Prepared above; the result changes over time.
	}

	/**
	 * Returns the name of a lead's state, for use in a sentence.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	public function state_name( Lead $lead ): string {
		if ( Leads::FRESH === $lead->state() && $this->is_off( $lead->id() ) ) {
			return __( 'Snoozed', 'hadaya' );
		}
		return Leads::names()[ $lead->state() ] ?? __( 'In the Trash', 'hadaya' );
	}
}
