<?php
/**
 * Our own contact widget.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the settings object of the contact widget on sites without a contact plugin, in the shape that plugin uses,
 * so that one island serves both.
 */
final class Hadaya_Widget {

	/**
	 * Script handle that carries the settings.
	 */
	const HANDLE = 'hadaya-contact-widget';

	/**
	 * Action of the nonce; the index of the widget follows it, and the first index is empty.
	 */
	const NONCE_ACTION = 'chaty_widget_nonce';

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	private $options;

	/**
	 * Tags of our files.
	 *
	 * @var Hadaya_Tags
	 */
	private $tags;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Options $options The owner's settings.
	 * @param Hadaya_Tags    $tags    Tags of our files.
	 */
	public function __construct( Hadaya_Options $options, Hadaya_Tags $tags ) {
		$this->options = $options;
		$this->tags    = $tags;
	}

	/**
	 * Hooks the widget into the pages.
	 */
	public function register() {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 20 );
		add_filter( 'hadaya_page_settings', array( $this, 'add_page_settings' ), 5 );
	}

	/**
	 * Whether our widget is the site's contact widget: switched on, and no contact plugin is there.
	 *
	 * @return bool
	 */
	public function is_active() {
		$widget = $this->options->widget();
		return ! empty( $widget['enabled'] ) && $this->options->is_island_on( 'contact-widget' ) && ! self::has_contact_plugin();
	}

	/**
	 * Whether our widget belongs on this page. It is the same for every visitor, so pages may lie in a cache.
	 *
	 * @return bool
	 */
	public function is_shown_here() {
		$widget = $this->options->widget();
		return $this->is_active() && Hadaya_Page_Rules::allow( $widget['pages'] );
	}

	/**
	 * Whether the contact plugin that we stand in for is active.
	 *
	 * @return bool
	 */
	public static function has_contact_plugin() {
		$found = defined( 'CHT_VERSION' ) || defined( 'CHT_FILE' ) || defined( 'CHT_PRO_VERSION' );
		/**
		 * Whether another plugin answers the contact widget's calls.
		 *
		 * @param bool $found Whether we found one.
		 */
		return (bool) apply_filters( 'hadaya_has_contact_plugin', $found );
	}

	/**
	 * The form's settings.
	 *
	 * @return array
	 */
	public function form() {
		return $this->options->form();
	}

	/**
	 * Slugs of the channels that our widget shows, the form included.
	 *
	 * @return string[]
	 */
	public function channel_slugs() {
		$widget = $this->options->widget();
		$form   = $this->options->form();
		$slugs  = Hadaya_Channels::slugs( $widget['channels'] );
		if ( $form['enabled'] ) {
			$slugs[] = 'Contact_Us';
		}
		return $slugs;
	}

	/**
	 * Puts the island and its settings on the page.
	 */
	public function enqueue() {
		if ( ! $this->is_shown_here() || ! $this->tags->enqueue( 'contact-widget' ) ) {
			return;
		}
		wp_register_script( self::HANDLE, false, array(), HADAYA_VERSION, true );
		wp_enqueue_script( self::HANDLE );
		$code = 'var chaty_settings=' . wp_json_encode( ( new Hadaya_Widget_Settings( $this->options ) )->settings(), Hadaya_Page_Settings::JSON_FLAGS ) . ';';
		wp_add_inline_script( self::HANDLE, $code, 'before' );
	}

	/**
	 * Lets the widget fetch a fresh token when a cached page carries an old one.
	 *
	 * @param array $settings Settings by island.
	 * @return array
	 */
	public function add_page_settings( $settings ) {
		if ( ! $this->is_active() ) {
			return $settings;
		}
		$contact = isset( $settings['contact'] ) && is_array( $settings['contact'] ) ? $settings['contact'] : array();
		$widget  = $this->options->widget();
		$own     = array( 'refreshToken' => true );
		if ( $widget['hours']['enabled'] ) {
			$own['hoursMode'] = $widget['hours']['outside'];
		}
		if ( $widget['countries']['enabled'] ) {
			$own['countryFallback'] = $widget['countries']['unknown'];
		}
		if ( 'any' === $widget['trigger_mode'] ) {
			$own['triggerMode'] = 'any';
		}
		$hours = Hadaya_Agent_Records::hours( $widget );
		if ( array() !== $hours ) {
			$own['agentHours'] = $hours;
		}
		$settings['contact'] = array_merge( $own, $contact );
		return $settings;
	}
}
