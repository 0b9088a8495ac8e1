<?php
/**
 * The plain list of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Admin\InboxMenu;
use Hadaya\Admin\Menu;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\Leads;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress' own screens of leads, which need no JavaScript, beside the inbox: a link to a lead, as it stands in mails of older
 * versions, leads to the inbox, and one of the plain list to the plain screen.
 */
final class OldLinks {

	/**
	 * Argument of an address that stays with the plain screens.
	 */
	const PLAIN = 'hadaya_plain';

	/**
	 * Address of the plain list.
	 *
	 * @return string
	 */
	public static function list_address(): string {
		return admin_url( 'edit.php?post_type=' . Leads::TYPE );
	}

	/**
	 * Address of a lead's plain screen.
	 *
	 * @param int $id Number of the lead.
	 * @return string
	 */
	public static function lead_address( int $id ): string {
		return admin_url( 'post.php?action=edit&' . self::PLAIN . '=1&post=' . $id );
	}

	/**
	 * The screen of a lead from which somebody came: the plain one, or the inbox.
	 *
	 * @param int $id Number of the lead.
	 * @return string Address.
	 */
	public static function back( int $id ): string {
		return false !== strpos( (string) wp_get_referer(), self::PLAIN . '=1' ) ? self::lead_address( $id ) : Menu::address( 'inbox' ) . '&lead=' . $id;
	}

	/**
	 * Leads from the address of a lead's plain screen to the inbox, unless it was meant.
	 */
	public function lead_on(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		$id      = isset( $_GET['post'] ) && is_scalar( $_GET['post'] ) ? absint( $_GET['post'] ) : 0;
		$is_look = isset( $_GET['action'] ) && 'edit' === $_GET['action'] && ! isset( $_GET[ self::PLAIN ] );
		// phpcs:enable
		if ( $is_look && $id > 0 && Leads::TYPE === get_post_type( $id ) && LeadAccess::is_allowed() && ! Widget::has_contact_plugin() ) {
			wp_safe_redirect( Menu::address( 'inbox' ) . '&lead=' . $id );
			exit;
		}
	}

	/**
	 * Keeps the links of the plain screens among themselves.
	 *
	 * @param string $link Address of a post's screen.
	 * @param int    $id   Number of the post.
	 * @return string
	 */
	public function keep_plain( $link, $id ): string {
		return Leads::TYPE === get_post_type( $id ) ? add_query_arg( self::PLAIN, '1', (string) $link ) : (string) $link;
	}

	/**
	 * Shows the plain screens as parts of our menu.
	 *
	 * @param string $file File of the menu that WordPress marks.
	 * @return string
	 */
	public function mark_menu( $file ): string {
		global $submenu_file, $plugin_page;
		$screen = get_current_screen();
		if ( null === $screen || Leads::TYPE !== $screen->post_type ) {
			return (string) $file;
		}
		// WordPress asks for the menu and takes the entry from here.
		$submenu_file = InboxMenu::SLUG; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- There is no other way to say it.
		$plugin_page  = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
		return InboxMenu::parent();
	}

	/**
	 * Shows the way from the plain list to the inbox.
	 */
	public function print_way(): void {
		$screen = get_current_screen();
		if ( null !== $screen && 'edit-' . Leads::TYPE === $screen->id && ! Widget::has_contact_plugin() ) {
			printf( '<div class="notice notice-info inline hide-if-no-js"><p>%1$s <a href="%2$s">%3$s</a></p></div>', esc_html__( 'This is the plain list, which works without JavaScript.', 'hadaya' ), esc_url( Menu::address( 'inbox' ) ), esc_html__( 'Open the inbox', 'hadaya' ) );
		}
	}
}
