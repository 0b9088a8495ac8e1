<?php
/**
 * Admin menu of the plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Leads\Leads;
use Hadaya\Settings\Access;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Adds Hadaya's admin menu: an item for each section of the settings app, and the inbox, which has a wider audience.
 */
final class Menu {

	/**
	 * Slug of the menu and of its first page.
	 */
	const SLUG = 'hadaya';

	/**
	 * Position in the admin menu: below WooCommerce.
	 */
	const POSITION = 58;

	/**
	 * Returns the settings page, which all menu items show; lazy, because most admin screens do not need it.
	 *
	 * @var \Closure
	 */
	private \Closure $page;
	private Access $access;

	/** @var string[] */
	private array $hooks = array();

	public function __construct( \Closure $settings_page, Access $access ) {
		$this->access = $access;
		$this->page   = $settings_page;
	}

	/**
	 * Prints the settings app, which all menu items open.
	 */
	public function print_page(): void {
		( $this->page )()->print_page();
	}

	/**
	 * Enqueues the settings app if the current page is one of Hadaya's settings pages.
	 *
	 * @param string $hook Hook suffix of the current page.
	 */
	public function enqueue( $hook ): void {
		if ( in_array( $hook, $this->hooks, true ) ) {
			( $this->page )()->enqueue();
		}
	}

	/**
	 * Returns the admin URL of a section of the settings app.
	 *
	 * @param string $screen Name of the section.
	 * @return string
	 */
	public static function address( string $screen = 'widget' ): string {
		return admin_url( 'admin.php?page=' . self::slug( $screen ) );
	}

	/**
	 * Returns a section's page slug, such as `hadaya-form`. The section `widget` has the slug of the menu itself.
	 *
	 * @param string $screen Name of the section.
	 * @return string
	 */
	private static function slug( string $screen ): string {
		return 'widget' === $screen ? self::SLUG : self::SLUG . '-' . $screen;
	}

	/**
	 * Adds the menu with the sections that come before the inbox. Users who may open only the inbox get a separate menu (see InboxMenu).
	 */
	public function add_menu(): void {
		$title = __( 'Hadaya', 'hadaya' );
		if ( $this->access->is_allowed() || ! current_user_can( Leads::capability() ) ) {
			add_menu_page( $title, $title, $this->access->capability(), self::SLUG, array( $this, 'print_page' ), self::icon(), self::POSITION );
		}
		$this->add_screens(
			ContactWidgets::has_contact_plugin() ? array() : array(
				'widget' => __( 'Contact widget', 'hadaya' ),
				'form'   => __( 'Form', 'hadaya' ),
			)
		);
	}

	/**
	 * Adds the sections that come after the inbox.
	 */
	public function add_more(): void {
		$first = ContactWidgets::has_contact_plugin() ? array( 'widget' => __( 'Features', 'hadaya' ) ) : array();
		$more  = array(
			'quote'      => __( 'Quote list', 'hadaya' ),
			'statistics' => __( 'Statistics', 'hadaya' ),
			'parts'      => __( 'Features', 'hadaya' ),
			'advanced'   => __( 'Advanced', 'hadaya' ),
		);
		// If another contact plugin is active, “Features” is the first page.
		$this->add_screens( $first + ( array() === $first ? $more : array_diff_key( $more, array( 'parts' => '' ) ) ) );
	}

	/**
	 * Adds sections of the settings app to the menu, and stores their hook suffixes for `enqueue()`.
	 *
	 * @param string[] $screens Titles by name.
	 */
	private function add_screens( array $screens ): void {
		foreach ( $screens as $screen => $title ) {
			/* translators: %s: place in the settings. */
			$whole         = sprintf( __( '%s – Hadaya', 'hadaya' ), $title );
			$this->hooks[] = (string) add_submenu_page(
				self::SLUG,
				$whole,
				$title,
				$this->access->capability(),
				self::slug( $screen ),
				array( $this, 'print_page' )
			);
		}
	}

	/**
	 * Returns the menu icon, a box with a bow, in WordPress's menu colour.
	 *
	 * @return string
	 */
	public static function icon(): string {
		$drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#a7aaad" d="M2 6h16v4h-1v8H3v-8H2zm7 4H5v6h4zm6 0h-4v6h4zM10 6C7 6 5 5 5 3.500 5 2 7 1.500 8.500 3 9.300 3.800 10 6 10 6s.7-2.200 1.500-3C13 1.500 15 2 15 3.500 15 5 13 6 10 6z"/></svg>'; // phpcs:ignore Generic.Files.LineLength -- One SVG image.
		return 'data:image/svg+xml;base64,' . base64_encode( $drawing ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As WordPress requires.
	}

	/**
	 * Adds a link to the settings to the plugin's row in the plugin list.
	 *
	 * @param string[] $links Links in the plugin's row.
	 * @return string[]
	 */
	public function add_link( $links ): array {
		array_unshift( $links, sprintf( '<a href="%1$s">%2$s</a>', esc_url( self::address() ), esc_html__( 'Settings', 'hadaya' ) ) );
		return $links;
	}

	/**
	 * Returns the name of the section that the URL opens, such as `form`. Valid only on Hadaya's settings pages.
	 *
	 * @return string
	 */
	public static function screen(): string {
		$page = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_key( $_GET['page'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The value is only compared.
		return self::SLUG === $page ? 'widget' : (string) substr( $page, strlen( self::SLUG ) + 1 );
	}
}
