<?php
/**
 * The preview of settings that are not saved yet.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Shows a page of the site with the draft of the user who asks for it. Anybody else sees the ordinary page.
 */
final class Hadaya_Preview {

	/**
	 * Word in the address, whose value is a nonce of the action of the same name.
	 */
	const SWITCH = 'hadaya_preview';

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	private $options;

	/**
	 * How the draft wants to be seen.
	 *
	 * @var array
	 */
	private $view = array();

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Options $options The owner's settings.
	 */
	public function __construct( Hadaya_Options $options ) {
		$this->options = $options;
	}

	/**
	 * Hooks in where the page and its user are known and nothing is printed.
	 */
	public function register() {
		add_action( 'wp', array( $this, 'begin' ) );
	}

	/**
	 * Keeps a draft of the present user for an hour.
	 *
	 * @param array $settings Clean settings by group.
	 * @param array $view     How they want to be seen.
	 */
	public static function keep( array $settings, array $view ) {
		$draft = array(
			'settings' => $settings,
			'view'     => $view,
		);
		set_transient( self::key(), $draft, HOUR_IN_SECONDS );
	}

	/**
	 * Address of a page with the present user's draft. It has the widgets explain themselves, without the panel of the
	 * diagnosis.
	 *
	 * @param string $page Path of the page.
	 * @return string
	 */
	public static function address( $page ) {
		$words = array(
			self::SWITCH                  => wp_create_nonce( self::SWITCH ),
			Hadaya_Diagnosis_Link::SWITCH => '0',
		);
		return add_query_arg( $words, home_url( $page ) );
	}

	/**
	 * Name of the present user's draft.
	 *
	 * @return string
	 */
	private static function key() {
		return 'hadaya_preview_' . get_current_user_id();
	}

	/**
	 * Puts the draft in the place of the settings, for this page only.
	 */
	public function begin() {
		if ( is_admin() || ! isset( $_GET[ self::SWITCH ] ) || ! current_user_can( Hadaya_Settings_Page::CAPABILITY ) ) {
			return;
		}
		if ( ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_GET[ self::SWITCH ] ) ), self::SWITCH ) ) {
			return;
		}
		$draft = get_transient( self::key() );
		if ( ! is_array( $draft ) ) {
			return;
		}
		$this->view = $draft['view'];
		$this->keep_out_of_caches();
		$stored = self::put( $draft['settings'], $this->options );
		add_filter(
			'pre_option_' . Hadaya_Options::NAME,
			static function () use ( $stored ) {
				return $stored;
			}
		);
		$this->turn();
		add_filter( 'show_admin_bar', '__return_false', 1000 );
		add_action( 'wp_head', array( $this, 'print_script' ), 0 );
	}

	/**
	 * The settings with a draft in their place.
	 *
	 * @param array          $draft   Clean settings by group.
	 * @param Hadaya_Options $options The owner's settings.
	 * @return array
	 */
	private static function put( array $draft, Hadaya_Options $options ) {
		$stored = array_merge(
			$options->stored(),
			array(
				'widgets' => $options->widgets(),
				'common'  => $options->common(),
			)
		);
		foreach ( $draft as $group => $fields ) {
			$stored[ $group ] = 'widgets' === $group ? $fields : array_merge( isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ? $stored[ $group ] : array(), $fields );
		}
		// What the owner does in a preview counts for nobody.
		$stored['common']['tracking'] = false;
		return $stored;
	}

	/**
	 * Keeps the page out of every cache, and lets the settings page frame it.
	 */
	private function keep_out_of_caches() {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The name that caching plugins agreed on.
		}
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		header_remove( 'X-Frame-Options' );
		header( 'Referrer-Policy: same-origin' );
		header( 'Content-Security-Policy: frame-ancestors ' . self::origin( admin_url() ), false );
	}

	/**
	 * Turns the page to the writing direction that is looked at.
	 */
	private function turn() {
		$GLOBALS['wp_locale']->text_direction = $this->view['direction'];
		wp_styles()->text_direction           = $this->view['direction'];
	}

	/**
	 * Scheme, host and port of an address.
	 *
	 * @param string $url Address.
	 * @return string
	 */
	private static function origin( $url ) {
		$parts = wp_parse_url( $url );
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}

	/**
	 * Why the server prints no widget here; empty when it does.
	 *
	 * @return string
	 */
	private function reason() {
		if ( ! $this->options->is_island_on( 'contact-widget' ) ) {
			return 'part';
		}
		$on = array_filter( $this->options->widgets(), array( 'Hadaya_Widget', 'is_on' ) );
		if ( array() === $on ) {
			return 'off';
		}
		return array() === array_filter( array_column( $on, 'pages' ), array( 'Hadaya_Page_Rules', 'allow' ) ) ? 'page' : '';
	}

	/**
	 * The moment that is looked at, in milliseconds since 1970; 0 for now. A weekday is the next one, today included.
	 *
	 * @param array  $view How the draft wants to be seen.
	 * @param string $zone Time zone of the opening hours.
	 * @return int
	 */
	public static function moment( array $view, $zone ) {
		if ( 'now' === $view['day'] ) {
			return 0;
		}
		try {
			$today = new DateTimeImmutable( 'today', new DateTimeZone( $zone ) );
		} catch ( Exception $error ) {
			$today = new DateTimeImmutable( 'today', wp_timezone() );
		}
		if ( 'date' === $view['day'] ) {
			$day = '' === $view['date'] ? $today : $today->modify( $view['date'] );
		} else {
			$day = $today->modify( '+' . ( ( (int) $view['day'] - (int) $today->format( 'w' ) + 7 ) % 7 ) . ' days' );
		}
		list( $hour, $minute ) = array_map( 'intval', explode( ':', $view['time'] ) );
		return $day->setTime( $hour, $minute )->getTimestamp() * 1000;
	}

	/**
	 * Prints what lets the widget meet a visitor of that hour, country and device, and tells the settings page what the
	 * widget says of itself.
	 */
	public function print_script() {
		$widgets = $this->options->widgets();
		Hadaya_Preview_Script::print_call(
			array(
				'moment'  => self::moment( $this->view, $widgets[0]['hours']['zone'] ),
				'source'  => $this->view['source'],
				'country' => '' === $this->view['country'] ? '-' : $this->view['country'],
				'agent'   => Hadaya_Preview_Script::AGENTS[ $this->view['device'] ],
				'opened'  => $this->view['opened'],
				'reason'  => $this->reason(),
				'origin'  => self::origin( admin_url() ),
			)
		);
	}
}
