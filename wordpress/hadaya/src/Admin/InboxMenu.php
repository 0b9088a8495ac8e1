<?php
/**
 * Menu item for the inbox.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Inbox\LeadCounts;
use Hadaya\Leads\Leads;
use Hadaya\Settings\Access;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the inbox to Hadaya's menu, or as a top-level menu for users who may not open the settings. If another contact plugin stores the messages and
 * the quote list is disabled, the inbox is not in the menu and is accessible only through a link.
 */
final class InboxMenu {

	/**
	 * Slug of the inbox page.
	 */
	const SLUG = Leads::SCREEN;

	/**
	 * Returns the inbox page; lazy, because most admin screens do not need it.
	 *
	 * @var \Closure
	 */
	private \Closure $page;

	/**
	 * Hook suffix of the page; empty if the current user may not open it.
	 *
	 * @var string
	 */
	private string $hook = '';
	private Access $access;
	private LeadCounts $lead_counts;
	private ContactWidgets $contact_widgets;

	public function __construct( \Closure $inbox_page, Access $access, LeadCounts $lead_counts, ContactWidgets $contact_widgets ) {
		$this->contact_widgets = $contact_widgets;
		$this->access          = $access;
		$this->lead_counts     = $lead_counts;
		$this->page            = $inbox_page;
	}

	/**
	 * Returns the slug of the menu that contains the inbox for the current user.
	 *
	 * @return string
	 */
	public function parent(): string {
		return $this->access->is_allowed() ? Menu::SLUG : self::SLUG;
	}

	/**
	 * Registers the inbox page for users who may see leads, with a menu item unless another plugin stores the messages.
	 */
	public function add(): void {
		if ( ! current_user_can( Leads::capability() ) ) {
			return;
		}
		$title = __( 'Inbox', 'hadaya' );
		// If the shop uses another plugin's contact form, copied messages remain readable without a menu item.
		$parent = $this->contact_widgets->has_inbox() ? $this->parent() : '';
		/* translators: %s: path in the settings. */
		$whole = sprintf( __( '%s – Hadaya', 'hadaya' ), $title );
		$print = array( $this, 'print_page' );
		if ( self::SLUG === $parent ) {
			add_menu_page( $whole, __( 'Hadaya', 'hadaya' ), Leads::capability(), self::SLUG, $print, Menu::icon(), Menu::POSITION );
		}
		$this->hook = (string) add_submenu_page( $parent, $whole, $title, Leads::capability(), self::SLUG, $print );
		// WordPress sets no title for a page that is not in the menu.
		add_action(
			'load-' . $this->hook,
			static function () use ( $whole ): void {
				$GLOBALS['title'] = $whole; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress sets it for pages in a menu.
			}
		);
	}

	/**
	 * Adds the number of new leads to the titles of the menu and of the inbox's menu item. Runs after the menu is built, because WordPress derives page
	 * hooks from the titles, and these hooks must not change with every lead.
	 */
	public function add_bubble(): void {
		global $menu, $submenu;
		if ( '' === $this->hook ) {
			return;
		}
		$parent = $this->parent();
		$bubble = $this->lead_counts->bubble();
		foreach ( $menu as $index => $entry ) {
			if ( $parent === $entry[2] ) {
				$menu[ $index ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- See above.
			}
		}
		foreach ( $submenu[ $parent ] ?? array() as $index => $entry ) {
			if ( self::SLUG === $entry[2] ) {
				$submenu[ $parent ][ $index ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- See above.
			}
		}
	}

	/**
	 * Prints the inbox page, which is created only when it is shown.
	 */
	public function print_page(): void {
		( $this->page )()->print_page();
	}

	/**
	 * Enqueues the inbox app if the current page is the inbox.
	 *
	 * @param string $hook Hook suffix of the current page.
	 */
	public function enqueue( $hook ): void {
		if ( '' !== $this->hook && $this->hook === $hook ) {
			( $this->page )()->enqueue();
		}
	}
}
