<?php
/**
 * The inbox in the menu of the administration.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Inbox\LeadCounts;
use Hadaya\Leads\Leads;
use Hadaya\Settings\Access;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * The entry of the inbox: in our menu, or as a menu of its own for those who may not open the settings. Beside a contact plugin, which
 * keeps messages of its own, the inbox is in no menu and reached by a link.
 */
final class InboxMenu {

	/**
	 * Slug of the page.
	 */
	const SLUG = Leads::SCREEN;

	/**
	 * Makes the page.
	 *
	 * @var \Closure
	 */
	private \Closure $page;

	/**
	 * Name of the page for WordPress; empty where it is not in the menu.
	 *
	 * @var string
	 */
	private string $hook = '';
	private Access $access;
	private LeadCounts $lead_counts;

	public function __construct( \Closure $inbox_page, Access $access, LeadCounts $lead_counts ) {
		$this->access      = $access;
		$this->lead_counts = $lead_counts;
		$this->page        = $inbox_page;
	}

	/**
	 * Slug of the menu in which the present user finds the inbox.
	 *
	 * @return string
	 */
	public function parent(): string {
		return $this->access->is_allowed() ? Menu::SLUG : self::SLUG;
	}

	/**
	 * Adds the entry.
	 */
	public function add(): void {
		if ( ! current_user_can( Leads::capability() ) ) {
			return;
		}
		$title = __( 'Inbox', 'hadaya' );
		// Beside a contact plugin, whose form is the one in the shop, copied messages are read without an entry in the menu.
		$parent = Widget::has_contact_plugin() ? '' : $this->parent();
		/* translators: %s: place in the settings. */
		$whole = sprintf( __( '%s – Hadaya', 'hadaya' ), $title );
		$print = array( $this, 'print_page' );
		if ( self::SLUG === $parent ) {
			add_menu_page( $whole, __( 'Hadaya', 'hadaya' ), Leads::capability(), self::SLUG, $print, Menu::icon(), Menu::POSITION );
		}
		$this->hook = (string) add_submenu_page( $parent, $whole, $title, Leads::capability(), self::SLUG, $print );
		// WordPress finds no title for a page that is in no menu.
		add_action(
			'load-' . $this->hook,
			static function () use ( $whole ): void {
				$GLOBALS['title'] = $whole; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress sets it for pages in a menu.
			}
		);
	}

	/**
	 * Puts the number of new leads behind the titles of the menu and of the entry. They are in the menu by then: WordPress makes the
	 * names of pages of their titles, and those must not change with every lead.
	 */
	public function add_bubble(): void {
		global $menu, $submenu;
		if ( '' === $this->hook ) {
			return;
		}
		$parent = $this->parent();
		$bubble = $this->lead_counts->bubble();
		foreach ( $menu as $place => $entry ) {
			if ( $parent === $entry[2] ) {
				$menu[ $place ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- See above.
			}
		}
		foreach ( $submenu[ $parent ] ?? array() as $place => $entry ) {
			if ( self::SLUG === $entry[2] ) {
				$submenu[ $parent ][ $place ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- See above.
			}
		}
	}

	/**
	 * Prints the page.
	 */
	public function print_page(): void {
		( $this->page )()->print_page();
	}

	/**
	 * Puts the app on the page.
	 *
	 * @param string $hook Name of the page in view.
	 */
	public function enqueue( $hook ): void {
		if ( '' !== $this->hook && $this->hook === $hook ) {
			( $this->page )()->enqueue();
		}
	}
}
