<?php
/**
 * Who may see leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the right to see and answer leads to the roles that run a site or a shop, each once: what an owner takes from a role
 * later stays taken.
 */
final class LeadAccess {

	/**
	 * Option with the names of the roles that have been given it, with a space between them.
	 */
	const OPTION = 'hadaya_lead_roles';

	/**
	 * Roles that are given it whatever else they may do. WooCommerce makes the second one.
	 */
	const ROLES = array( 'administrator', 'shop_manager' );

	/**
	 * Gives it to the roles that have not been given it yet, also to those that another plugin has made since.
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
			// Of the role itself: whoever asks just now has read its rights from there.
			$roles->get_role( $name )->add_cap( Leads::CAPABILITY );
		}
		update_option( self::OPTION, implode( ' ', array_merge( $served, $fresh ) ), true );
		wp_get_current_user()->get_role_caps();
	}

	/**
	 * Whether the present user may see leads.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return current_user_can( Leads::capability() );
	}

	/**
	 * The people who may see leads, by number.
	 *
	 * @return string[] Names.
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
