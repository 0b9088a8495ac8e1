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
		$this->manifest   = new Hadaya_Manifest( HADAYA_FOLDER . 'dist', plugins_url( 'dist', HADAYA_FILE ) );
		$this->tags       = new Hadaya_Tags( $this->manifest );
		$this->shortcodes = new Hadaya_Shortcodes( $this->options, $this->tags );
		$this->widget     = new Hadaya_Widget( $this->options, $this->tags );
		$this->leads      = new Hadaya_Leads();
		$this->counters   = new Hadaya_Counters( $this->widget );
	}

	/**
	 * Hooks everything into WordPress.
	 */
	public function register() {
		add_action( 'init', array( $this, 'load_translations' ), 1 );
		$this->tags->register();
		( new Hadaya_Debug( $this->tags ) )->register();
		( new Hadaya_Swap( $this->options, $this->manifest, $this->tags ) )->register();
		( new Hadaya_Page_Settings( $this->options, $this->manifest ) )->register();
		( new Hadaya_Look( $this->options ) )->register();
		$this->shortcodes->register();
		$this->leads->register();
		( new Hadaya_Privacy( $this->leads ) )->register();
		$this->counters->register();
		$this->widget->register();
		( new Hadaya_Contact_Links( $this->options, $this->widget ) )->register();
		( new Hadaya_Nonces( $this->widget, $this->options ) )->register();
		( new Hadaya_Form( $this->widget, $this->leads ) )->register();
		if ( is_admin() ) {
			( new Hadaya_Settings_Page( $this->options, $this->manifest, $this->counters ) )->register();
			( new Hadaya_Lead_Screens( $this->leads ) )->register();
			( new Hadaya_Lead_Downloads( $this->leads ) )->register();
		}
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
		Hadaya_Counters::create_table();
	}
}
