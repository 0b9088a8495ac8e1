<?php
/**
 * Hooks for admin screens.
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
use Hadaya\Inbox\LeadExport;
use Hadaya\Leads\LeadDownloads;
use Hadaya\Leads\PrivacyPolicy;
use Hadaya\Mail\MailReport;
use Hadaya\Quote\Catalogue;
use Hadaya\Quote\LogoArea;
use Hadaya\Settings\StringTranslation;
use Hadaya\Statistics\Tables;
use Hadaya\Webhook\WebhookReport;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the hooks for our screens and for our additions to WordPress's screens.
 */
final class Screens {

	/**
	 * Post type of leads.
	 */
	const TYPE = 'hadaya_lead';

	private Container $container;

	public function __construct( Container $container ) {
		$this->container = $container;
	}

	/**
	 * Registers the hooks for menus, screens, meta boxes and notices.
	 */
	public function register(): void {
		$is_old = static fn (): bool => Tables::VERSION !== get_option( Tables::VERSION_OPTION );
		$this->container->hook_where( $is_old, 'admin_init', Tables::class, 'update' );
		$this->container->hook( 'admin_menu', Menu::class, 'add_menu', 9 );
		$this->container->hook( 'admin_menu', InboxMenu::class, 'add', 10 );
		$this->container->hook( 'admin_menu', Menu::class, 'add_more', 11 );
		$this->container->hook( 'admin_menu', InboxMenu::class, 'add_bubble', 12 );
		$this->container->hook( 'admin_enqueue_scripts', Menu::class, 'enqueue' );
		$this->container->hook( 'admin_enqueue_scripts', InboxMenu::class, 'enqueue' );
		$this->container->hook( 'wp_dashboard_setup', DashboardWidget::class, 'add' );
		$this->container->hook( 'plugin_action_links_' . plugin_basename( HADAYA_FILE ), Menu::class, 'add_link' );
		$this->container->hook( 'load-plugins.php', Welcome::class, 'hook_notice' );
		// The policy text is registered on every screen, because WordPress treats an unregistered text as removed and notifies the owner.
		$is_screen = static function (): bool {
			return ! wp_doing_ajax();
		};
		$this->container->hook_where( $is_screen, 'admin_init', PrivacyPolicy::class, 'offer' );
		// Texts are also registered on the screens where Polylang and WPML list strings, because either plugin may have been installed after the settings
		// were saved.
		$is_list = static function (): bool {
			$page = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_text_field( wp_unslash( $_GET['page'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The value is only compared.
			return 'mlang_strings' === $page || false !== strpos( $page, 'wpml-string-translation' );
		};
		$this->container->hook_where( $is_list, 'admin_init', StringTranslation::class, 'register' );
		$this->container->hook( 'load-nav-menus.php', MenuLinks::class, 'add' );
		$this->container->hook( 'add_meta_boxes', PageBox::class, 'add' );
		$is_sent = static function (): bool {
			return isset( $_POST['hadaya_contact_nonce'] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The box checks the nonce.
		};
		$this->container->hook_where( $is_sent, 'save_post', PageBox::class, 'save' );
		$has_quotes = fn (): bool => $this->container->get( Catalogue::class )->is_on();
		$this->container->hook_where( $has_quotes, 'woocommerce_product_options_general_product_data', LogoArea::class, 'print_fields' );
		$this->container->hook_where( $has_quotes, 'woocommerce_admin_process_product_object', LogoArea::class, 'save' );
		$this->calls();
	}

	/**
	 * Registers the hooks for file downloads, retries and the export of leads, for logged-in users only.
	 */
	private function calls(): void {
		$this->container->hook( 'admin_post_hadaya_lead_file', LeadDownloads::class, 'send_file' );
		$this->container->hook( 'admin_post_hadaya_export_leads', LeadExport::class, 'send_table' );
		$this->container->hook( 'admin_post_hadaya_webhook_again', WebhookReport::class, 'send_again' );
		$this->container->hook( 'admin_post_hadaya_mail_again', MailReport::class, 'send_again' );
	}
}
