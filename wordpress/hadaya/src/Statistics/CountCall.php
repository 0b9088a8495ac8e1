<?php
/**
 * One call of the contact widget that counts.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Form\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a call into an entry: a line of text that says what to add to which totals. Nothing of the visitor is in it but
 * the kind of device, the address of the page without its query, its language, and a word for how the visit began.
 */
final class CountCall {

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
	 * Longest address of a page that is kept; a longer one counts as no page.
	 */
	const LONGEST = 1000;

	/**
	 * The action of this request, or an empty text.
	 *
	 * @return string
	 */
	public static function action(): string {
		$action = isset( $_POST['action'] ) && is_string( $_POST['action'] ) ? strtolower( substr( $_POST['action'], 0, 64 ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- See below; only known ones count.
		return isset( self::ACTIONS[ $action ] ) ? $action : '';
	}

	/**
	 * The entry of this request; empty where it concerns no widget. There is no nonce: pages are cached for weeks, and a
	 * call can do no more than add one to a total of a channel that exists. Opening the widget's list shows its channels;
	 * where the widget is one single channel, a click on it is a click on that channel.
	 *
	 * @param array[]  $widgets   Number and channels of each widget, by its public name.
	 * @param string[] $languages Tags of the shop's languages by what pages call them, the main one first.
	 * @return string
	 */
	public static function entry( array $widgets, array $languages = array() ): string {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- See above; every value is compared with known ones.
		$name = isset( $_POST['widgetId'] ) && is_string( $_POST['widgetId'] ) ? $_POST['widgetId'] : '';
		$name = '' === $name ? '0' : $name;

		$channels = isset( $_POST['channels'] ) && is_array( $_POST['channels'] ) ? array_filter( $_POST['channels'], 'is_scalar' ) : array();
		if ( isset( $_POST['channel'] ) && is_scalar( $_POST['channel'] ) ) {
			$channels[] = $_POST['channel'];
		}
		$is_single = isset( $_POST['isSingle'] ) && '1' === $_POST['isSingle'];
		// phpcs:enable
		if ( ! isset( $widgets[ $name ] ) ) {
			return '';
		}
		list( $column, $is_widget ) = self::ACTIONS[ self::action() ];

		$counted = array(
			'views'  => array(),
			'clicks' => array(),
		);
		if ( $is_widget ) {
			$counted[ $column ][] = '';
		}
		$of_channels             = $is_widget && ! $is_single ? 'views' : $column;
		$counted[ $of_channels ] = array_merge( $counted[ $of_channels ], self::known( $widgets[ $name ]['channels'], $channels ) );

		$is_click = 'clicks' === $column && ( ! $is_widget || $is_single );
		$is_view  = 'views' === $column && $is_widget;
		if ( array( array(), array() ) === array_values( $counted ) ) {
			return '';
		}
		$entry = array(
			'day'    => self::today(),
			'widget' => $widgets[ $name ]['id'],
		) + $counted;
		if ( $is_click || $is_view ) {
			$entry['visit']    = $column;
			$entry['page']     = self::page();
			$entry['device']   = self::device();
			$entry['source']   = Arrival::kind( Source::current(), self::from_here() );
			$entry['language'] = self::language( $languages );
		}
		return (string) wp_json_encode( $entry );
	}

	/**
	 * The device of a call: `mobile` or `desktop`.
	 *
	 * @return string
	 */
	public static function device(): string {
		return wp_is_mobile() ? 'mobile' : 'desktop';
	}

	/**
	 * The present day in the site's time zone, `2026-12-31`.
	 *
	 * @param string $change What PHP's dates call a distance, for another day.
	 * @return string
	 */
	public static function today( string $change = 'now' ): string {
		return ( new \DateTimeImmutable( 'now', wp_timezone() ) )->modify( $change )->format( 'Y-m-d' );
	}

	/**
	 * The channels of a widget that a call names.
	 *
	 * @param string[] $channels Channels of the widget.
	 * @param array    $posted   Posted names.
	 * @return string[]
	 */
	private static function known( array $channels, array $posted ): array {
		$wanted = array_map( 'strtolower', array_map( 'strval', $posted ) );
		$known  = array();
		foreach ( $channels as $channel ) {
			if ( in_array( strtolower( $channel ), $wanted, true ) ) {
				$known[] = $channel;
			}
		}
		return $known;
	}

	/**
	 * The language of the page, as it has said in the call's address; the main one where it says none that the shop has.
	 *
	 * @param string[] $languages Tags of the shop's languages by what pages call them.
	 * @return string
	 */
	private static function language( array $languages ): string {
		$asked = isset( $_GET['lang'] ) && is_string( $_GET['lang'] ) ? $_GET['lang'] : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Chooses among the shop's languages.
		return isset( $languages[ $asked ] ) ? $languages[ $asked ] : (string) reset( $languages );
	}

	/**
	 * Whole address of the page of this site that the call came from; else empty.
	 *
	 * @return string
	 */
	private static function from_here(): string {
		$from = (string) wp_get_raw_referer();
		return 0 === strpos( $from, home_url( '/' ) ) ? $from : '';
	}

	/**
	 * The same without its query.
	 *
	 * @return string
	 */
	private static function page(): string {
		$page = (string) strtok( self::from_here(), '?#' );
		return strlen( $page ) <= self::LONGEST ? $page : '';
	}
}
