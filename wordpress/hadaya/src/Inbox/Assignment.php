<?php
/**
 * Assignment of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Stores who is assigned to a lead. A lead counts as unassigned if the assigned user may no longer see leads.
 */
final class Assignment {

	/**
	 * Meta key for the id of the assigned user.
	 */
	const META = '_hadaya_assigned';

	/**
	 * Returns the id of the assigned user; 0 if there is none or that user may no longer open leads.
	 *
	 * @param int $id Id of the lead.
	 * @return int
	 */
	public function of( int $id ): int {
		$user = (int) get_post_meta( $id, self::META, true );
		return $this->is_possible( $user ) ? $user : 0;
	}

	/**
	 * Checks whether leads can be assigned to a user: the user exists and may open leads.
	 *
	 * @param int $user Id of the user.
	 * @return bool
	 */
	public function is_possible( int $user ): bool {
		return $user > 0 && user_can( $user, Leads::capability() );
	}

	/**
	 * Assigns a lead to a user or to nobody. Callers check `is_possible()` first.
	 *
	 * @param int $id   Id of the lead.
	 * @param int $user Id of the user; 0 for nobody.
	 */
	public function set( int $id, int $user ): void {
		if ( $user > 0 ) {
			update_post_meta( $id, self::META, (string) $user );
		} else {
			delete_post_meta( $id, self::META );
		}
	}

	/**
	 * Returns a user's display name; empty for the id 0 or a deleted user.
	 *
	 * @param int $user Id of the user.
	 * @return string
	 */
	public function name( int $user ): string {
		$found = $user > 0 ? get_userdata( $user ) : false;
		return $found ? (string) $found->display_name : '';
	}
}
