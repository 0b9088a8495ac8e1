<?php
/**
 * The settings page.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * One page under "Settings". WordPress itself checks capability and nonce when it is sent.
 */
final class Hadaya_Settings_Page {

	/**
	 * Slug of the page and of its settings group.
	 */
	const SLUG = 'hadaya';

	/**
	 * Who may change settings.
	 */
	const CAPABILITY = 'manage_options';

	/**
	 * Days that the statistics cover.
	 */
	const DAYS = 30;

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	private $options;

	/**
	 * The built files.
	 *
	 * @var Hadaya_Manifest
	 */
	private $manifest;

	/**
	 * Views and clicks.
	 *
	 * @var Hadaya_Counters
	 */
	private $counters;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Options  $options  The owner's settings.
	 * @param Hadaya_Manifest $manifest The built files.
	 * @param Hadaya_Counters $counters Views and clicks.
	 */
	public function __construct( Hadaya_Options $options, Hadaya_Manifest $manifest, Hadaya_Counters $counters ) {
		$this->options  = $options;
		$this->manifest = $manifest;
		$this->counters = $counters;
	}

	/**
	 * Hooks the page.
	 */
	public function register() {
		add_action( 'admin_init', array( $this, 'register_setting' ) );
		add_action( 'admin_menu', array( $this, 'add_page' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( HADAYA_FILE ), array( $this, 'add_link' ) );
	}

	/**
	 * Registers the option with its cleaning.
	 */
	public function register_setting() {
		register_setting(
			self::SLUG,
			Hadaya_Options::NAME,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( new Hadaya_Sanitizer( $this->options ), 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
	}

	/**
	 * Adds the page to the menu.
	 */
	public function add_page() {
		add_options_page( __( 'Hadaya', 'hadaya' ), __( 'Hadaya', 'hadaya' ), self::CAPABILITY, self::SLUG, array( $this, 'print_page' ) );
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
	 * Prints the page.
	 */
	public function print_page() {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		$settings = $this->options->all();
		$sections = new Hadaya_Settings_Sections( $this->manifest );
		echo '<div class="wrap"><h1>' . esc_html__( 'Hadaya', 'hadaya' ) . '</h1>';
		echo '<p>' . esc_html__( 'Something does not show? The diagnosis names every part of a page, its state and what to mend.', 'hadaya' ) . ' <a href="' . esc_url( add_query_arg( 'hadaya_debug', '1', home_url( '/' ) ) ) . '">' . esc_html__( 'Open the shop with the diagnosis', 'hadaya' ) . '</a></p>';
		echo '<form method="post" action="' . esc_url( admin_url( 'options.php' ) ) . '">';
		settings_fields( self::SLUG );
		$sections->print_islands( $settings['islands'] );
		$sections->print_look( $settings['look'] );
		$sections->print_widget( $settings['widget'] );
		$sections->print_channels( $settings['widget']['channels'] );
		$sections->print_form( $settings['form'] );
		$sections->print_page_settings( $settings['page_settings'] );
		submit_button();
		echo '</form>';
		$this->print_statistics();
		echo '</div>';
	}

	/**
	 * Prints the totals of the last days.
	 */
	private function print_statistics() {
		/* translators: %d: number of days. */
		echo '<h2>' . esc_html( sprintf( __( 'Views and clicks of the last %d days', 'hadaya' ), self::DAYS ) ) . '</h2>';
		echo '<table class="widefat striped" style="max-width:40em"><thead><tr><th>' . esc_html__( 'Channel', 'hadaya' ) . '</th><th>' . esc_html__( 'Views', 'hadaya' ) . '</th><th>' . esc_html__( 'Clicks', 'hadaya' ) . '</th></tr></thead><tbody>';
		foreach ( $this->counters->totals( self::DAYS ) as $row ) {
			printf(
				'<tr><td>%1$s</td><td>%2$s</td><td>%3$s</td></tr>',
				esc_html( '' === $row['channel'] ? __( 'Widget', 'hadaya' ) : $row['channel'] ),
				esc_html( number_format_i18n( (int) $row['views'] ) ),
				esc_html( number_format_i18n( (int) $row['clicks'] ) )
			);
		}
		echo '</tbody></table>';
	}
}
