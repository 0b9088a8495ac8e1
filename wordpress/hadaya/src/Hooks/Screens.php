<?php
/**
 * What the plugin does in the administration.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Admin\DashboardWidget;
use Hadaya\Admin\InboxMenu;
use Hadaya\Admin\Menu;
use Hadaya\Admin\MenuLinks;
use Hadaya\Admin\PageBox;
use Hadaya\Admin\Welcome;
use Hadaya\Container;
use Hadaya\Inbox\OldLinks;
use Hadaya\Languages\StringTranslation;
use Hadaya\Leads\LeadDetail;
use Hadaya\Leads\LeadDownloads;
use Hadaya\Leads\LeadFilters;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadScreens;
use Hadaya\Leads\LeadStates;
use Hadaya\Leads\PrivacyPolicy;
use Hadaya\Mail\MailReport;
use Hadaya\Statistics\Tables;
use Hadaya\Webhook\WebhookReport;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks our screens, and what we add to those of WordPress.
 */
final class Screens {

	/**
	 * Name of the post type of leads.
	 */
	const TYPE = 'hadaya_lead';

	/**
	 * Hooks the parts.
	 *
	 * @param Container $container The container.
	 */
	public static function register( Container $container ): void {
		add_action( 'admin_init', array( Tables::class, 'update' ) );
		$container->hook( 'admin_menu', Menu::class, 'lead_here', 8 );
		$container->hook( 'admin_menu', Menu::class, 'add_menu', 9 );
		$container->hook( 'admin_menu', InboxMenu::class, 'add', 10 );
		$container->hook( 'admin_menu', Menu::class, 'add_more', 11 );
		$container->hook( 'admin_menu', InboxMenu::class, 'add_bubble', 12 );
		$container->hook( 'admin_enqueue_scripts', Menu::class, 'enqueue' );
		$container->hook( 'admin_enqueue_scripts', InboxMenu::class, 'enqueue' );
		$container->hook( 'wp_dashboard_setup', DashboardWidget::class, 'add' );
		$container->hook( 'plugin_action_links_' . plugin_basename( HADAYA_FILE ), Menu::class, 'add_link' );
		$container->hook( 'load-plugins.php', Welcome::class, 'hook_notice' );
		// On every screen: WordPress takes a text that is not offered for one that is gone, and tells the owner so.
		$is_screen = static function (): bool {
			return ! wp_doing_ajax();
		};
		$container->hook_where( $is_screen, 'admin_init', PrivacyPolicy::class, 'offer' );
		// Polylang's and WPML's lists of strings: one of them may have come after the settings were saved.
		$is_list = static function (): bool {
			$page = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_text_field( wp_unslash( $_GET['page'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing of ours.
			return 'mlang_strings' === $page || false !== strpos( $page, 'wpml-string-translation' );
		};
		$container->hook_where( $is_list, 'admin_init', StringTranslation::class, 'register' );
		$container->hook( 'load-nav-menus.php', MenuLinks::class, 'add' );
		$container->hook( 'add_meta_boxes', PageBox::class, 'add' );
		$is_sent = static function (): bool {
			return isset( $_POST['hadaya_contact_nonce'] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The box checks it.
		};
		$container->hook_where( $is_sent, 'save_post', PageBox::class, 'save' );
		self::states( $container );
		self::lead( $container );
		self::leads( $container );
		self::downloads( $container );
	}

	/**
	 * The states of leads.
	 *
	 * @param Container $container The container.
	 */
	private static function states( Container $container ): void {
		$container->hook( 'views_edit-' . self::TYPE, LeadStates::class, 'views' );
		$container->hook( 'bulk_actions-edit-' . self::TYPE, LeadStates::class, 'bulk_actions' );
		$container->hook( 'handle_bulk_actions-edit-' . self::TYPE, LeadStates::class, 'mark_many', 10, 3 );
		$container->hook( 'admin_post_hadaya_mark_lead', LeadStates::class, 'mark_one' );
		$container->hook( 'admin_notices', LeadStates::class, 'print_notice' );
		$container->hook( 'removable_query_args', LeadStates::class, 'forget_notice' );
	}

	/**
	 * One lead.
	 *
	 * @param Container $container The container.
	 */
	private static function lead( Container $container ): void {
		$container->hook( 'save_post_' . self::TYPE, LeadNotes::class, 'save' );
		$container->hook( 'add_meta_boxes_' . self::TYPE, LeadDetail::class, 'add_boxes' );
		$container->hook( 'add_meta_boxes_' . self::TYPE, WebhookReport::class, 'add_box' );
		$container->hook( 'admin_post_hadaya_webhook_again', WebhookReport::class, 'send_again' );
		$container->hook( 'add_meta_boxes_' . self::TYPE, MailReport::class, 'add_box' );
		$container->hook( 'admin_post_hadaya_mail_again', MailReport::class, 'send_again' );
	}

	/**
	 * The list of leads.
	 *
	 * @param Container $container The container.
	 */
	private static function leads( Container $container ): void {
		$is_shown = static function (): bool {
			// Titles and links are asked for on every page, by some themes before WordPress knows of screens.
			$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
			return null !== $screen && self::TYPE === $screen->post_type;
		};
		$is_type  = static function ( ...$given ): bool {
			return in_array( self::TYPE, $given, true );
		};
		$is_lead  = static function ( ...$given ): bool {
			return isset( $given[1]->post_type ) && self::TYPE === $given[1]->post_type;
		};
		$is_asked = static function ( $query ): bool {
			return self::TYPE === $query->get( 'post_type' );
		};
		$container->hook_where( $is_shown, 'load-edit.php', LeadFilters::class, 'prepare' );
		$container->hook_where( $is_type, 'disable_months_dropdown', LeadFilters::class, 'drop_months', 10, 2 );
		$container->hook_where( $is_type, 'restrict_manage_posts', LeadFilters::class, 'print_fields', 10, 2 );
		$container->hook_where( $is_asked, 'pre_get_posts', LeadFilters::class, 'narrow' );
		$container->hook_where( $is_shown, 'admin_print_footer_scripts-edit.php', LeadFilters::class, 'print_script' );

		$container->hook( 'manage_' . self::TYPE . '_posts_columns', LeadScreens::class, 'columns' );
		$container->hook( 'manage_' . self::TYPE . '_posts_custom_column', LeadScreens::class, 'print_column', 10, 2 );
		$container->hook_where( $is_shown, 'the_title', LeadScreens::class, 'straighten_title', 10, 2 );
		$container->hook_where( $is_lead, 'display_post_states', LeadScreens::class, 'hide_states', 10, 2 );
		$container->hook_where( $is_lead, 'post_date_column_status', LeadScreens::class, 'hide_date_status', 10, 2 );
		$container->hook_where( $is_lead, 'post_row_actions', LeadScreens::class, 'row_actions', 10, 2 );
		$container->hook_where( $is_shown, 'bulk_post_updated_messages', LeadScreens::class, 'sentences', 10, 2 );
		$container->hook_where( $is_shown, 'post_updated_messages', LeadScreens::class, 'saved_sentences' );
		$container->hook_where( $is_shown, 'manage_posts_extra_tablenav', LeadScreens::class, 'print_export_button' );
		$container->hook_where( $is_shown, 'admin_head-edit.php', LeadScreens::class, 'print_style' );

		$container->hook( 'load-post.php', OldLinks::class, 'lead_on' );
		$container->hook_where( $is_shown, 'get_edit_post_link', OldLinks::class, 'keep_plain', 10, 2 );
		$container->hook_where( $is_shown, 'parent_file', OldLinks::class, 'mark_menu' );
		$container->hook_where( $is_shown, 'admin_notices', OldLinks::class, 'print_way' );
	}

	/**
	 * Files and the table of all leads; for logged-in users only.
	 *
	 * @param Container $container The container.
	 */
	private static function downloads( Container $container ): void {
		$container->hook( 'admin_post_hadaya_lead_file', LeadDownloads::class, 'send_file' );
		$container->hook( 'admin_post_hadaya_export_leads', LeadDownloads::class, 'send_table' );
	}
}
