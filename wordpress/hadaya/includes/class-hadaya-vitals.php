<?php
/**
 * How fast pages are for real visitors.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Has a share of the page views measured where the owner wants it, and is the whole way of a call that tells of one. The plugins that
 * Hadaya replaces are measured as well: a shop whose parts are all switched off runs their scripts.
 */
final class Hadaya_Vitals {

	/**
	 * Name of the built file, and of the part of the settings.
	 */
	const NAME = 'vitals';

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
	 * Hooks everything.
	 */
	public function register() {
		if ( ! Hadaya_Vitals_Call::is_on() ) {
			return;
		}
		add_action( 'wp', array( $this, 'allow' ) );
		add_filter( 'hadaya_page_settings', array( $this, 'add_settings' ), 5 );
		add_action( 'wp_ajax_' . Hadaya_Vitals_Call::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . Hadaya_Vitals_Call::ACTION, array( $this, 'answer' ) );
	}

	/**
	 * Whether the page in view is for a visitor: whoever works on the shop sees other pages than its customers.
	 *
	 * @return bool
	 */
	private static function is_visitor() {
		return ! current_user_can( 'edit_posts' );
	}

	/**
	 * Puts the loader on the page, also where no part is switched on.
	 */
	public function allow() {
		if ( self::is_visitor() ) {
			$this->tags->allow( self::NAME );
		}
	}

	/**
	 * Tells the page what to measure and whom to tell.
	 *
	 * @param array $settings Settings by island.
	 * @return array
	 */
	public function add_settings( $settings ) {
		if ( ! self::is_visitor() ) {
			return $settings;
		}
		$all = $this->options->all();
		$own = array(
			'share' => (int) $all['statistics']['speed_share'],
			'url'   => admin_url( 'admin-ajax.php' ),
		);
		if ( array() === array_filter( $all['islands'] ) ) {
			$own['state'] = 'before';
		}
		$settings[ self::NAME ] = $own;
		return $settings;
	}

	/**
	 * Keeps one call.
	 */
	public function answer() {
		nocache_headers();
		$status = Hadaya_Vitals_Call::keep();
		Hadaya_Count_Flush::plan();
		wp_die( 200 === $status ? '1' : '0', '', array( 'response' => 0 === $status ? 500 : (int) $status ) );
	}
}
