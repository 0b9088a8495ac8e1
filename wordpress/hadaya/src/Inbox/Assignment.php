<?php
/**
 * Whose a lead is.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps who takes care of a lead. Somebody who may not see leads any more has none.
 */
final class Assignment {

	/**
	 * Meta key of the number of the user.
	 */
	const META = '_hadaya_assigned';

	/**
	 * Number of whoever takes care of a lead; 0 for nobody.
	 *
	 * @param int $id Number of the lead.
	 * @return int
	 */
	public function of( int $id ): int {
		$user = (int) get_post_meta( $id, self::META, true );
		return $this->is_possible( $user ) ? $user : 0;
	}

	/**
	 * Whether somebody may be given a lead.
	 *
	 * @param int $user Number of the user.
	 * @return bool
	 */
	public function is_possible( int $user ): bool {
		return $user > 0 && user_can( $user, Leads::capability() );
	}

	/**
	 * Gives a lead to somebody.
	 *
	 * @param int $id   Number of the lead.
	 * @param int $user Number of the user; 0 for nobody.
	 */
	public function set( int $id, int $user ): void {
		if ( $user > 0 ) {
			update_post_meta( $id, self::META, (string) $user );
		} else {
			delete_post_meta( $id, self::META );
		}
	}

	/**
	 * A person as people know them; empty for nobody and for those who are gone.
	 *
	 * @param int $user Number of the user.
	 * @return string
	 */
	public function name( int $user ): string {
		$found = $user > 0 ? get_userdata( $user ) : false;
		return $found ? (string) $found->display_name : '';
	}
}
