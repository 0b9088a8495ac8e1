<?php
/**
 * Access to leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Grants the capability to see and answer leads to the roles that run a site or shop. Each role gets it only once, so that a capability that the
 * owner removes stays removed.
 */
final class LeadAccess {

	/**
	 * Option with the roles that have been granted the capability, separated by spaces.
	 */
	const OPTION = 'hadaya_lead_roles';

	/**
	 * Roles that always get the capability. WooCommerce creates the second one.
	 */
	const ROLES = array( 'administrator', 'shop_manager' );

	/**
	 * Grants the capability to new roles, including roles that another plugin has added since the last call.
	 */
	public function grant(): void {
		$served = array_filter( explode( ' ', (string) get_option( self::OPTION, '' ) ) );
		$roles  = wp_roles();
		$fresh  = array();
		foreach ( $roles->roles as $name => $role ) {
			if (
				( in_array( $name, self::ROLES, true ) || ! empty( $role['capabilities']['manage_options'] ) )
				&& ! in_array( (string) $name, $served, true )
			) {
				$fresh[] = (string) $name;
			}
		}
		if ( array() === $fresh ) {
			return;
		}
		foreach ( $fresh as $name ) {
			// Changes the role object in memory as well, because the current user's capabilities are read from it again below.
			$roles->get_role( $name )->add_cap( Leads::CAPABILITY );
		}
		update_option( self::OPTION, implode( ' ', array_merge( $served, $fresh ) ), true );
		wp_get_current_user()->get_role_caps();
	}

	/**
	 * Checks whether the current user may see leads.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return current_user_can( Leads::capability() );
	}

	/**
	 * Returns the display names of up to 100 users who may see leads, keyed by user id and sorted by name.
	 *
	 * @return string[]
	 */
	public function people(): array {
		$users = get_users(
			array(
				'capability' => Leads::capability(),
				'fields'     => array( 'ID', 'display_name' ),
				'orderby'    => 'display_name',
				'number'     => 100,
			)
		);
		$names = array();
		foreach ( $users as $user ) {
			$names[ (int) $user->ID ] = (string) $user->display_name;
		}
		return $names;
	}
}
