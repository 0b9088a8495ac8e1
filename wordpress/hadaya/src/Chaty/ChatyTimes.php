<?php
/**
 * Display rules of the replaced contact plugin's widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\StoredValue;
use Hadaya\Settings\Formats;
use Hadaya\Support\Countries;

defined( 'ABSPATH' ) || exit;

/**
 * Converts Chaty's triggers, hours, dates, countries, traffic sources and page rules, and notes settings that cannot be moved.
 */
final class ChatyTimes {

	/**
	 * Maps Chaty's page rules to Hadaya's.
	 */
	const RULES = array(
		'page_contains'   => 'contains',
		'page_has_url'    => 'exact',
		'page_start_with' => 'starts',
		'home'            => 'front',
	);

	private MoveNotes $notes;
	private Countries $countries;
	private ChatyHours $hours;

	public function __construct( Countries $countries, Formats $formats, MoveNotes $notes ) {
		$this->countries = $countries;
		$this->hours     = new ChatyHours( $formats );
		$this->notes     = $notes;
	}

	/**
	 * Converts the display rules, with the delay in seconds and the scroll depth in per cent.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return array{delay: int, scroll: int, exit: bool, countries: array{enabled: bool, codes: list<string>}, traffic: array{enabled: bool, sources: list<string>, sites: list<array{show: string, value: string}>}, dates: array{enabled: bool, start: string, end: string}, hours: array{enabled: bool, lines?: list<array{days: list<string>, start: string, end: string}>, zone?: string}, pages: list<array{show: string, rule: string, value: string}>}
	 */
	public function read( ChatyData $data ): array {
		$delay  = $data->is_on( 'chaty_trigger_on_time' ) ? max( 0, min( 3600, StoredValue::number( $data->option( 'chaty_trigger_time' ) ) ) ) : 0;
		$scroll = $data->is_on( 'chaty_trigger_on_scroll' )
			? max( 0, min( 100, StoredValue::number( $data->option( 'chaty_trigger_on_page_scroll' ) ) ) )
			: 0;
		$codes  = array_values( array_filter( StoredValue::values( $data->option( 'chaty_countries_list' ) ), array( $this->countries, 'has' ) ) );
		return array(
			'delay'     => $delay,
			'scroll'    => $scroll,
			'exit'      => $data->is_on( 'chaty_trigger_on_exit' ),
			'countries' => array(
				'enabled' => array() !== $codes,
				'codes'   => $codes,
			),
			'traffic'   => self::traffic( $data ),
			'dates'     => $this->dates( $data ),
			'hours'     => $this->hours->read( $data ),
			'pages'     => $this->pages( $data ),
		);
	}

	/**
	 * Converts the date range from Chaty's month/day/year to `YYYY-MM-DD`. Notes that Hadaya ignores start and end times.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return array{enabled: bool, start: string, end: string}
	 */
	private function dates( ChatyData $data ): array {
		$given = $data->option( 'cht_date_rules' );
		$given = is_array( $given ) ? $given : array();
		$days  = array();
		foreach ( array( 'start', 'end' ) as $side ) {
			$is_date       = 1 === preg_match( '#^(\d{1,2})/(\d{1,2})/(\d{4})$#', StoredValue::text_of( $given, $side . '_date' ), $part );
			$days[ $side ] = $is_date ? sprintf( '%04d-%02d-%02d', $part[3], $part[1], $part[2] ) : '';
		}
		$is_on = StoredValue::is_true( StoredValue::text_of( $given, 'status' ) ) && '' !== $days['start'] . $days['end'];
		$hours = StoredValue::text_of( $given, 'start_time' ) . StoredValue::text_of( $given, 'end_time' );
		if ( $is_on && '' !== $hours ) {
			$this->notes->change(
				__( 'Start and end times', 'hadaya' ),
				__( 'Hadaya uses full days, without times, in the site’s time zone.', 'hadaya' )
			);
		}
		return array( 'enabled' => $is_on ) + $days;
	}

	/**
	 * Converts the traffic sources. Chaty's free version shows switches for them but ignores their values.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return array{enabled: bool, sources: list<string>, sites: list<array{show: string, value: string}>}
	 */
	private static function traffic( ChatyData $data ): array {
		$names = array(
			'direct' => 'direct_visit',
			'search' => 'search_engine',
			'social' => 'social_network',
			'ads'    => 'google_ads',
		);
		$kinds = array();
		foreach ( $names as $kind => $name ) {
			if ( $data->is_on( 'chaty_traffic_source_' . $name ) ) {
				$kinds[] = $kind;
			}
		}
		$sites = array();
		foreach ( StoredValue::lists( $data->option( 'chaty_custom_traffic_rules' ) ) as $given ) {
			$value = StoredValue::text_of( $given, 'url_value' );
			if ( '' !== $value ) {
				$sites[] = array(
					'show'  => 'not_contain' === StoredValue::text_of( $given, 'url_option' ) ? 'hide' : 'show',
					'value' => $value,
				);
			}
		}
		return array(
			'enabled' => $data->is_on( 'chaty_traffic_source' ) && array() !== array_merge( $kinds, $sites ),
			'sources' => $kinds,
			'sites'   => $sites,
		);
	}

	/**
	 * Converts the page rules. Omits rules that Hadaya does not support, with a note.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return list<array{show: string, rule: string, value: string}>
	 */
	private function pages( ChatyData $data ): array {
		$rules = array();
		foreach ( StoredValue::lists( $data->option( 'cht_page_settings' ) ) as $given ) {
			$kind  = StoredValue::text_of( $given, 'option' );
			$value = StoredValue::text_of( $given, 'value' );
			$path  = 0 === strpos( $value, home_url() ) ? substr( $value, strlen( home_url() ) ) : $value;
			$path  = 'page_has_url' === $kind && '' === trim( $path, '/' ) ? '/' : $path;
			if ( '' === $kind || ( 'home' !== $kind && '' === $path ) ) {
				continue;
			}
			if ( ! isset( self::RULES[ $kind ] ) ) {
				$this->notes->leave(
					trim( __( 'Display rule', 'hadaya' ) . ': ' . str_replace( '_', ' ', $kind ) . ' ' . $value ),
					__( 'Hadaya does not support this rule. Check which pages the widget appears on.', 'hadaya' )
				);
				continue;
			}
			$rules[] = array(
				'show'  => 'not_show_on' === StoredValue::text_of( $given, 'shown_on' ) ? 'hide' : 'show',
				'rule'  => self::RULES[ $kind ],
				'value' => $path,
			);
		}
		return $rules;
	}
}
