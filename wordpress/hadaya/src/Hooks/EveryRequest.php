<?php
/**
 * Hooks for every request.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Admin\DiagnosisLink;
use Hadaya\Admin\FeatureDeclarations;
use Hadaya\ContactBlock\ContactBlock;
use Hadaya\ContactBlock\ContactPatterns;
use Hadaya\ContactBlock\MenuAddresses;
use Hadaya\ContactBlock\Shortcodes;
use Hadaya\Container;
use Hadaya\Inbox\LeadRevision;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadChanges;
use Hadaya\Leads\LeadRetention;
use Hadaya\Leads\Leads;
use Hadaya\Leads\Privacy;
use Hadaya\Mail\Outbox;
use Hadaya\Quote\Catalogue;
use Hadaya\Quote\QuoteListMarkup;
use Hadaya\Settings\AddedLanguages;
use Hadaya\Settings\Options;
use Hadaya\Settings\StringTranslation;
use Hadaya\Spam\KnownSenders;
use Hadaya\Statistics\CountRetention;
use Hadaya\Statistics\Tables;
use Hadaya\Webhook\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the hooks that pages, admin screens, AJAX calls and jobs share. Hook names are literals here, because a class constant would load the
 * file of its class.
 */
final class EveryRequest {

	private Container $container;

	public function __construct( Container $container ) {
		$this->container = $container;
	}

	/**
	 * Registers the hooks; those for AJAX calls only during an AJAX request.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'name_languages' ), 1 );
		$this->settings();
		$this->data();
		if ( wp_doing_ajax() ) {
			( new AjaxCalls( $this->container ) )->register();
		}
		$this->routes();
		$this->jobs();
		add_shortcode( 'hadaya', $this->shortcode( 'render_island' ) );
		add_shortcode( 'hadaya_contact', $this->shortcode( 'render_contact_link' ) );
		add_shortcode( 'hadaya_quote', fn (): string => $this->container->get( QuoteListMarkup::class )->render_list() );
		$this->contact_links();
		$this->container->hook( 'admin_bar_menu', DiagnosisLink::class, 'add_link', 200 );
		add_filter( 'site_status_tests', fn ( $tests ): array => $this->container->get( HealthQuestions::class )->add( $tests ) );
		$this->container->hook( 'hadaya_settings_saved', StringTranslation::class, 'register' );
		$this->container->hook( 'before_woocommerce_init', FeatureDeclarations::class, 'declare_features' );
		add_filter( 'wp_consent_api_registered_' . plugin_basename( HADAYA_FILE ), '__return_true' );
	}

	/**
	 * Registers the bundled translations. WordPress loads them on first use, and prefers translations in the site's own languages folder.
	 */
	public function name_languages(): void {
		global $wp_textdomain_registry;
		$wp_textdomain_registry->set_custom_path( 'hadaya', HADAYA_FOLDER . 'languages' );
	}

	/**
	 * Registers the hooks for the settings. The settings are cached until they change, or until the current site or language is switched, because the
	 * defaults depend on both.
	 */
	private function settings(): void {
		$changes = array( 'add_option_hadaya_options', 'update_option_hadaya_options', 'delete_option_hadaya_options' );
		foreach ( array_merge( $changes, array( 'switch_blog', 'change_locale', 'rest_api_init' ) ) as $hook ) {
			$this->container->hook( $hook, Options::class, 'forget', PHP_INT_MIN );
		}
		$has_languages = fn (): bool => ! empty( $this->container->get( Options::class )->stored()['common']['languages'] );
		$this->container->hook_where( $has_languages, 'hadaya_languages', AddedLanguages::class, 'add', 5, 2 );
	}

	/**
	 * Registers the hooks for the leads' post type, the data that belongs to a lead, and personal data.
	 */
	private function data(): void {
		add_action( 'init', array( $this, 'grant_rights' ), 0 );
		$this->container->hook( 'init', Leads::class, 'register_type' );
		$is_lead  = static fn ( $id ): bool => 'hadaya_lead' === get_post_type( (int) $id );
		$this->container->hook_where( $is_lead, 'before_delete_post', LeadChanges::class, 'forget_files' );
		$is_state = static fn ( ...$given ): bool => 'hadaya_lead' === $given[2]->post_type;
		$this->container->hook_where( $is_state, 'transition_post_status', LeadChanges::class, 'tell_change', 10, 3 );
		$this->container->hook( 'hadaya_lead_state_changed', KnownSenders::class, 'learn', 10, 3 );
		$this->container->hook( 'hadaya_lead_state_changed', LeadRevision::class, 'sign_state' );
		$this->container->hook( 'init', Leads::class, 'register_statuses' );
		$this->container->hook( 'wp_untrash_post_status', Leads::class, 'keep_state', 10, 3 );
		$this->container->hook( 'wp_privacy_personal_data_exporters', Privacy::class, 'add_exporter' );
		$this->container->hook( 'wp_privacy_personal_data_erasers', Privacy::class, 'add_eraser' );
		$this->container->hook( 'wpmu_drop_tables', Tables::class, 'add_names', 10, 2 );
	}

	/**
	 * Grants roles the right to see leads if they have never been granted that right, for example after an update or after WooCommerce was installed.
	 */
	public function grant_rights(): void {
		$served = wp_load_alloptions()['hadaya_lead_roles'] ?? '';
		if ( '' === $served || ( is_admin() && wp_roles()->is_role( 'shop_manager' ) && false === strpos( $served, 'shop_manager' ) ) ) {
			$this->container->get( LeadAccess::class )->grant();
		}
	}

	/**
	 * Registers the hooks for the REST routes, which are added when WordPress initialises its API.
	 */
	private function routes(): void {
		add_action( 'rest_api_init', fn () => $this->container->get( RestRoutes::class )->add_asked() );
		add_filter(
			'rest_pre_dispatch',
			function ( ...$given ) {
				$this->container->get( RestRoutes::class )->add_for( $given[2]->get_route() );
				return $given[0];
			},
			PHP_INT_MIN,
			3
		);
	}

	/**
	 * Registers the hooks for jobs and their schedules.
	 */
	private function jobs(): void {
		$this->container->hook( 'hadaya_delete_old_messages', LeadRetention::class, 'delete_old' );
		$this->container->hook( 'hadaya_delete_more_messages', LeadRetention::class, 'delete_old' );
		$this->container->hook( 'hadaya_send_mails', Outbox::class, 'run' );
		$this->container->hook( 'hadaya_delete_old_counts', CountRetention::class, 'delete_old' );
		$this->container->hook( 'hadaya_send_webhook', Webhook::class, 'send' );
		$keeps_some = function (): bool {
			$stored = $this->container->get( Options::class )->stored();
			return ! empty( $stored['messages']['keep_days'] ) !== ( false !== wp_next_scheduled( 'hadaya_delete_old_messages' ) );
		};
		$this->container->hook_where( $keeps_some, 'init', LeadRetention::class, 'plan' );
		$this->container->hook_where(
			static fn (): bool => false === wp_next_scheduled( 'hadaya_delete_old_counts' ),
			'init',
			CountRetention::class,
			'plan'
		);
	}

	/**
	 * Returns a callback that renders a shortcode. The service is created only if a page contains the shortcode.
	 *
	 * @param string $method Method that renders the shortcode.
	 * @return callable
	 */
	private function shortcode( string $method ): callable {
		return fn ( ...$given ): string => call_user_func_array( array( $this->container->get( Shortcodes::class ), $method ), $given );
	}

	/**
	 * Registers the hooks for the editor's blocks and patterns, and those that give menu links a URL for visitors without JavaScript.
	 */
	private function contact_links(): void {
		add_action( 'init', fn () => $this->register_block() );
		$this->container->hook( 'enqueue_block_editor_assets', ContactBlock::class, 'enqueue' );
		$has_quotes        = fn (): bool => $this->container->get( Catalogue::class )->is_on();
		$this->container->hook_where( $has_quotes, 'enqueue_block_editor_assets', QuoteListMarkup::class, 'offer_block' );
		$asks_for_patterns = static fn ( ...$given ): bool => 0 === strpos( $given[2]->get_route(), '/wp/v2/block-patterns/' );
		$this->container->hook_where( $asks_for_patterns, 'rest_pre_dispatch', ContactPatterns::class, 'register', 10, 3 );
		$names_channel     = static fn ( ...$given ): bool => 0 === strpos( $given[0]['href'] ?? '', '#contact' );
		$this->container->hook_where( $names_channel, 'nav_menu_link_attributes', MenuAddresses::class, 'of_menu' );
		$holds_address     = static fn ( ...$given ): bool => false !== strpos( (string) $given[0], '#contact' );
		$this->container->hook_where( $holds_address, 'render_block_core/navigation-link', MenuAddresses::class, 'of_block' );
	}

	/**
	 * Registers the blocks. Our class files are read only when a block is rendered.
	 */
	private function register_block(): void {
		$render      = fn ( $attributes ): string => $this->container->get( ContactBlock::class )->render( $attributes );
		register_block_type( HADAYA_FOLDER . 'src/ContactBlock', array( 'render_callback' => $render ) );
		$render_list = fn (): string => $this->container->get( QuoteListMarkup::class )->render_block();
		register_block_type( HADAYA_FOLDER . 'src/Quote', array( 'render_callback' => $render_list ) );
	}
}
