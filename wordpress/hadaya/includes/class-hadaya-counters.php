<?php
/**
 * Views and clicks of the contact widget.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Counts by day, in one small table. No visitor is recorded, only totals.
 */
final class Hadaya_Counters {

	/**
	 * The four actions of the contact widget, and what each counts: column, and whether the widget or its channels.
	 */
	const ACTIONS = array(
		'update_chaty_widget_views'  => array( 'views', true ),
		'update_chaty_channel_views' => array( 'views', false ),
		'update_chaty_widget_click'  => array( 'clicks', true ),
		'update_chaty_channel_click' => array( 'clicks', false ),
	);

	/**
	 * Our contact widget.
	 *
	 * @var Hadaya_Widget
	 */
	private $widget;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Widget $widget Our contact widget.
	 */
	public function __construct( Hadaya_Widget $widget ) {
		$this->widget = $widget;
	}

	/**
	 * Hooks the actions, unless a contact plugin answers them.
	 */
	public function register() {
		add_action( 'wp_loaded', array( $this, 'register_actions' ) );
	}

	/**
	 * Registers the actions for visitors and logged-in users.
	 */
	public function register_actions() {
		if ( ! $this->widget->is_active() ) {
			return;
		}
		foreach ( array_keys( self::ACTIONS ) as $action ) {
			add_action( 'wp_ajax_' . $action, array( $this, 'answer' ) );
			add_action( 'wp_ajax_nopriv_' . $action, array( $this, 'answer' ) );
		}
	}

	/**
	 * Full name of the table.
	 *
	 * @return string
	 */
	public static function table() {
		global $wpdb;
		return $wpdb->prefix . 'hadaya_counts';
	}

	/**
	 * Makes the table.
	 */
	public static function create_table() {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table   = self::table();
		$charset = $wpdb->get_charset_collate();
		dbDelta(
			"CREATE TABLE $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				day date NOT NULL,
				widget varchar(20) NOT NULL DEFAULT '',
				channel varchar(40) NOT NULL DEFAULT '',
				views bigint(20) unsigned NOT NULL DEFAULT 0,
				clicks bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY day_widget_channel (day,widget,channel)
			) $charset;"
		);
	}

	/**
	 * Counts one call and answers `1`, as the replaced plugin does. There is no nonce: pages are cached for weeks, and a
	 * call can do no more than add one to a total of a channel that exists. Opening the widget's list shows its channels;
	 * where the widget is one single channel, a click on it is a click on that channel.
	 */
	public function answer() {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- See above; every value is compared with known ones.
		nocache_headers();
		$action                     = isset( $_REQUEST['action'] ) ? sanitize_key( $_REQUEST['action'] ) : '';
		list( $column, $is_widget ) = self::ACTIONS[ $action ];

		$channels = array();
		if ( isset( $_POST['channels'] ) && is_array( $_POST['channels'] ) ) {
			$channels = array_map( 'strval', array_filter( wp_unslash( $_POST['channels'] ), 'is_scalar' ) );
		}
		if ( isset( $_POST['channel'] ) && is_scalar( $_POST['channel'] ) ) {
			$channels[] = (string) wp_unslash( $_POST['channel'] );
		}
		$is_single = isset( $_POST['isSingle'] ) && '1' === $_POST['isSingle'];
		$widget    = $this->widget->find( isset( $_POST['widgetId'] ) && is_string( $_POST['widgetId'] ) ? wp_unslash( $_POST['widgetId'] ) : '' );
		// phpcs:enable
		if ( null !== $widget && $is_widget ) {
			self::count( $widget['id'], '', $column );
		}
		$is_click = 'clicks' === $column && ( ! $is_widget || $is_single );
		if ( null !== $widget && ( $is_click || ( $is_widget && 'views' === $column ) ) ) {
			Hadaya_Visits::count( $column );
		}
		foreach ( null === $widget ? array() : $this->known_channels( $widget, $channels ) as $channel ) {
			self::count( $widget['id'], $channel, $is_widget && ! $is_single ? 'views' : $column );
		}
		wp_die( '1', '', array( 'response' => 200 ) );
	}

	/**
	 * The channels among the posted ones that a widget has.
	 *
	 * @param array    $widget Settings of the widget.
	 * @param string[] $posted Posted slugs.
	 * @return string[]
	 */
	private function known_channels( array $widget, array $posted ) {
		$wanted = array_map( 'strtolower', $posted );
		return array_filter(
			$this->widget->channel_slugs( $widget ),
			static function ( $slug ) use ( $wanted ) {
				return in_array( strtolower( $slug ), $wanted, true );
			}
		);
	}

	/**
	 * Adds one to a total of today.
	 *
	 * @param int    $widget  Number of the widget.
	 * @param string $channel Channel; empty for the widget itself.
	 * @param string $column  Either `views` or `clicks`.
	 */
	private static function count( $widget, $channel, $column ) {
		global $wpdb;
		$table  = self::table();
		$column = 'clicks' === $column ? 'clicks' : 'views';
		$day    = gmdate( 'Y-m-d' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery -- Own table, column from two constants.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $table (day, widget, channel) VALUES (%s, %s, %s)", $day, (string) $widget, $channel ) );
		$wpdb->query( $wpdb->prepare( "UPDATE $table SET $column = $column + 1 WHERE day = %s AND widget = %s AND channel = %s", $day, (string) $widget, $channel ) );
		// phpcs:enable
	}
}
