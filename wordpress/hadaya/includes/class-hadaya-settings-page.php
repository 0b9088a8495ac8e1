<?php
/**
 * The settings page.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * One page under "Settings": the place of the settings app, and the statistics.
 */
final class Hadaya_Settings_Page {

	/**
	 * Slug of the page, and handle of the app's files.
	 */
	const SLUG = 'hadaya';

	/**
	 * Handle of the app's files.
	 */
	const HANDLE = 'hadaya-admin';

	/**
	 * Who may change settings.
	 */
	const CAPABILITY = 'manage_options';

	/**
	 * Where settings are kept.
	 *
	 * @var Hadaya_Settings_Store
	 */
	private $store;

	/**
	 * Where messages are kept.
	 *
	 * @var Hadaya_Leads
	 */
	private $leads;

	/**
	 * Name of the page for WordPress.
	 *
	 * @var string
	 */
	private $hook = '';

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Settings_Store $store Where settings are kept.
	 * @param Hadaya_Leads          $leads Where messages are kept.
	 */
	public function __construct( Hadaya_Settings_Store $store, Hadaya_Leads $leads ) {
		$this->store = $store;
		$this->leads = $leads;
	}

	/**
	 * Hooks the page.
	 */
	public function register() {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( HADAYA_FILE ), array( $this, 'add_link' ) );
	}

	/**
	 * Adds the page to the menu.
	 */
	public function add_page() {
		$this->hook = (string) add_options_page( __( 'Hadaya', 'hadaya' ), __( 'Hadaya', 'hadaya' ), self::CAPABILITY, self::SLUG, array( $this, 'print_page' ) );
	}

	/**
	 * Adds a link to the list of plugins.
	 *
	 * @param string[] $links Links.
	 * @return string[]
	 */
	public function add_link( $links ) {
		array_unshift( $links, sprintf( '<a href="%1$s">%2$s</a>', esc_url( admin_url( 'options-general.php?page=' . self::SLUG ) ), esc_html__( 'Settings', 'hadaya' ) ) );
		return $links;
	}

	/**
	 * The app's files.
	 *
	 * @return Hadaya_Manifest
	 */
	private static function files() {
		return new Hadaya_Manifest( HADAYA_FOLDER . 'dist/admin', plugins_url( 'dist/admin', HADAYA_FILE ) );
	}

	/**
	 * Puts the app on its page.
	 *
	 * @param string $hook Name of the page in view.
	 */
	public function enqueue( $hook ) {
		$files = self::files();
		if ( '' === $this->hook || $hook !== $this->hook || ! $files->has( 'admin' ) ) {
			return;
		}
		$script = $files->describe( 'admin' );
		$style  = $files->style( 'admin' );
		wp_enqueue_media();
		wp_enqueue_script( self::HANDLE, $script['url'], array( 'react', 'wp-element', 'wp-components', 'wp-api-fetch', 'wp-i18n' ), $script['version'], true );
		wp_set_script_translations( self::HANDLE, 'hadaya', HADAYA_FOLDER . 'languages' );
		wp_add_inline_script( self::HANDLE, 'var hadayaAdmin=' . wp_json_encode( $this->start_data(), Hadaya_Page_Settings::JSON_FLAGS ) . ';', 'before' );
		wp_enqueue_style( self::HANDLE, $style['url'], array( 'wp-components' ), $style['version'] );
	}

	/**
	 * What the app starts with.
	 *
	 * @return array
	 */
	private function start_data() {
		$parts = array();
		foreach ( array_keys( Hadaya_Islands::all() ) as $name ) {
			$parts[] = array(
				'name'    => $name,
				'plugins' => Hadaya_Active_Plugins::behind( $name ),
				'missing' => ! Hadaya_Plugin::manifest( 'react' )->has( $name ),
			);
		}
		$weights = array();
		foreach ( Hadaya_Options::RUNTIMES as $runtime ) {
			$weights[ $runtime ] = number_format_i18n( Hadaya_Plugin::manifest( $runtime )->weight( 'runtime' ) / 1000, 1 );
		}
		$contact = Hadaya_Active_Plugins::behind( 'contact-widget' );
		return array(
			'state'    => $this->store->state(),
			'fresh'    => Hadaya_Widget_List::fresh(),
			'schema'   => Hadaya_Schema::all(),
			'view'     => Hadaya_Preview_Route::view_schema(),
			'countries' => Hadaya_Countries::CODES,
			'zones'    => timezone_identifiers_list(),
			'channels' => Hadaya_Channels::describe(),
			'parts'    => $parts,
			'names'    => Hadaya_Front_Schema::names(),
			'weights'  => $weights,
			'rival'    => Hadaya_Widget::has_contact_plugin() ? ( array() === $contact ? __( 'A contact plugin', 'hadaya' ) : $contact[0] ) : '',
			'chaty'    => array() !== Hadaya_Chaty_Data::widgets(),
			'plugins'  => admin_url( 'plugins.php' ),
			'shop'     => home_url( '/' ),
			'messages' => admin_url( 'edit.php?post_type=hadaya_lead' ),
		);
	}

	/**
	 * Prints the page.
	 */
	public function print_page() {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Hadaya', 'hadaya' ) . '</h1>';
		echo '<p>' . esc_html__( 'Something does not show? The diagnosis names every part of a page, its state and what to mend.', 'hadaya' ) . ' <a href="' . esc_url( add_query_arg( 'hadaya_debug', '1', home_url( '/' ) ) ) . '">' . esc_html__( 'Open the shop with the diagnosis', 'hadaya' ) . '</a></p>';
		if ( ! self::files()->has( 'admin' ) ) {
			echo '<div class="notice notice-error"><p>' . esc_html__( 'A file of the settings page is missing. Install the plugin again; your settings stay.', 'hadaya' ) . '</p></div>';
		}
		echo '<noscript><div class="notice notice-warning"><p>' . esc_html__( 'These settings need JavaScript. Switch it on in your browser and load this page again. The shop itself works without it, and your settings stay as they are.', 'hadaya' ) . '</p></div></noscript>';
		echo '<div id="hadaya-admin"></div>';
		// The app takes the statistics into its section; a contact plugin counts by itself, so beside one there is only the speed.
		$settings = $this->store->state()['settings'];
		echo '<div id="statistics">';
		if ( Hadaya_Widget::has_contact_plugin() ) {
			Hadaya_Statistics_Screen::print_periods();
			Hadaya_Count_Flush::flush();
		} else {
			Hadaya_Statistics_Screen::print_all( $this->leads, Hadaya_Widget_List::names( $settings['widgets'] ), $settings['statistics']['keep_months'] );
		}
		Hadaya_Vitals_Screen::print_all( Hadaya_Statistics_Screen::days(), $settings['statistics']['measure_speed'] );
		echo '</div>';
		echo '</div>';
	}
}
