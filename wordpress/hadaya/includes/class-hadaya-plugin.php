<?php
/**
 * The plugin as a whole.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Puts the parts together.
 */
final class Hadaya_Plugin {

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	public $options;

	/**
	 * The built files.
	 *
	 * @var Hadaya_Manifest
	 */
	public $manifest;

	/**
	 * Script and style tags.
	 *
	 * @var Hadaya_Tags
	 */
	public $tags;

	/**
	 * Shortcodes and template tags.
	 *
	 * @var Hadaya_Shortcodes
	 */
	public $shortcodes;

	/**
	 * Our own contact widget.
	 *
	 * @var Hadaya_Widget
	 */
	public $widget;

	/**
	 * The requests from the contact widget.
	 *
	 * @var Hadaya_Leads
	 */
	public $leads;

	/**
	 * Views and clicks.
	 *
	 * @var Hadaya_Counters
	 */
	public $counters;

	/**
	 * Creates the parts; nothing is hooked yet.
	 */
	public function __construct() {
		$this->options    = new Hadaya_Options();
		$this->manifest   = self::manifest( $this->options->runtime() );
		$this->tags       = new Hadaya_Tags( $this->manifest, $this->options );
		$this->shortcodes = new Hadaya_Shortcodes( $this->options, $this->tags );
		$this->widget     = new Hadaya_Widget( $this->options, $this->tags );
		$this->leads      = new Hadaya_Leads( $this->widget );
		$this->counters   = new Hadaya_Counters( $this->widget );
	}

	/**
	 * Hooks everything into WordPress.
	 */
	public function register() {
		add_action( 'init', array( $this, 'load_translations' ), 1 );
		$this->tags->register();
		( new Hadaya_Swap( $this->options, $this->manifest, $this->tags ) )->register();
		( new Hadaya_Block_Swatches( $this->options, $this->tags ) )->register();
		( new Hadaya_Block_Button( $this->options ) )->register();
		( new Hadaya_Block_Gallery( $this->options ) )->register();
		( new Hadaya_Block_Choice( $this->options ) )->register();
		( new Hadaya_Block_Pictures( $this->options ) )->register();
		( new Hadaya_Gallery_Pictures( $this->options ) )->register();
		( new Hadaya_Theme_Font( $this->options ) )->register();
		( new Hadaya_Page_Settings( $this->options, $this->manifest ) )->register();
		( new Hadaya_Look( $this->options ) )->register();
		$this->shortcodes->register();
		$this->leads->register();
		( new Hadaya_Lead_States() )->register();
		( new Hadaya_Lead_Retention( $this->options ) )->register();
		( new Hadaya_Privacy( $this->leads ) )->register();
		$this->counters->register();
		( new Hadaya_Vitals( $this->options, $this->tags ) )->register();
		( new Hadaya_Count_Flush() )->register();
		( new Hadaya_Count_Retention( $this->options ) )->register();
		$this->widget->register();
		( new Hadaya_Contact_Links( $this->options, $this->widget ) )->register();
		( new Hadaya_Nonces( $this->widget, $this->options ) )->register();
		$webhook = new Hadaya_Webhook( $this->options, $this->leads );
		$webhook->register();
		( new Hadaya_Webhook_Route() )->register();
		( new Hadaya_Form( $this->widget, $this->leads, $webhook ) )->register();
		( new Hadaya_Diagnosis_Link() )->register();
		( new Hadaya_Site_Health( $this->manifest ) )->register();
		( new Hadaya_Message_Health( $this->options ) )->register();
		( new Hadaya_Cron_Health( $this->options, $this->widget ) )->register();
		$store = new Hadaya_Settings_Store( $this->options );
		( new Hadaya_Settings_Route( $store ) )->register();
		( new Hadaya_Move_Route( $store, new Hadaya_Chaty_Messages( $this->leads ) ) )->register();
		( new Hadaya_Preview_Route( $store ) )->register();
		( new Hadaya_Preview( $this->options ) )->register();
		if ( is_admin() ) {
			add_action( 'admin_init', array( 'Hadaya_Visits', 'make_tables' ) );
			( new Hadaya_Settings_Page( $store, $this->leads ) )->register();
			( new Hadaya_Welcome() )->register();
			$notes = new Hadaya_Lead_Notes();
			$notes->register();
			( new Hadaya_Lead_Filters( $this->leads ) )->register();
			( new Hadaya_Lead_Screens( $this->leads ) )->register();
			( new Hadaya_Lead_Detail( $this->leads, $notes ) )->register();
			( new Hadaya_Lead_Downloads( $this->leads ) )->register();
			( new Hadaya_Webhook_Report( $webhook ) )->register();
		}
	}

	/**
	 * The files that are built against a runtime; React's where the light ones are missing.
	 *
	 * @param string $runtime Runtime.
	 * @return Hadaya_Manifest
	 */
	public static function manifest( $runtime ) {
		$folder = 'light' === $runtime && is_readable( HADAYA_FOLDER . 'dist/light/manifest.json' ) ? 'dist/light' : 'dist';
		return new Hadaya_Manifest( HADAYA_FOLDER . $folder, plugins_url( $folder, HADAYA_FILE ) );
	}

	/**
	 * Makes the Arabic texts available.
	 */
	public function load_translations() {
		load_plugin_textdomain( 'hadaya', false, dirname( plugin_basename( HADAYA_FILE ) ) . '/languages' );
	}

	/**
	 * Runs when the owner switches the plugin on.
	 */
	public static function activate() {
		delete_option( Hadaya_Visits::VERSION_OPTION );
		Hadaya_Visits::make_tables();
		Hadaya_Welcome::prepare();
	}

	/**
	 * Runs when the owner switches the plugin off.
	 */
	public static function deactivate() {
		Hadaya_Lead_Retention::forget();
		Hadaya_Count_Retention::forget();
		Hadaya_Count_Flush::flush();
		Hadaya_Count_Flush::forget();
	}
}
