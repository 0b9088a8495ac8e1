<?php
/**
 * Gives an installed site what a month of use leaves, messages in the inbox and totals of its days: `wp eval-file`. Argument: JSON
 * file with the messages.
 *
 * @package Hadaya
 */

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadStates;

$hadaya_states = array(
	'new'      => LeadStates::FRESH,
	'answered' => LeadStates::ANSWERED,
	'spam'     => LeadStates::SPAM,
);
foreach ( json_decode( file_get_contents( $args[0] ), true )['messages'] as $hadaya_message ) {
	$hadaya_page = get_page_by_path( 'Mug' === $hadaya_message['page'] ? 'mug' : 'contact-us' );
	$hadaya_lead = Lead::from_submission(
		array_intersect_key( $hadaya_message, array_flip( array( 'name', 'email', 'message' ) ) ),
		array(),
		array(),
		array(
			'page_title' => $hadaya_message['page'],
			'page_id'    => (string) $hadaya_page->ID,
			'ref_url'    => get_permalink( $hadaya_page ),
			'language'   => $hadaya_message['language'],
			'source'     => array(
				'source' => $hadaya_message['source'],
				'medium' => $hadaya_message['medium'],
			),
		)
	);
	$hadaya_time = time() - (int) ( $hadaya_message['hours'] * HOUR_IN_SECONDS );
	$hadaya_lead->with_state( $hadaya_states[ $hadaya_message['state'] ] )->with_time( $hadaya_time )->save();
}

/**
 * Writes a day's totals.
 *
 * @param string  $table Table, without the prefix.
 * @param array[] $rows  Rows.
 */
function hadaya_write_month( string $table, array $rows ): void {
	global $wpdb;
	foreach ( $rows as $row ) {
		$wpdb->insert( $wpdb->prefix . 'hadaya_' . $table, $row );
	}
}

$hadaya_pages = array( get_page_by_path( 'mug' )->ID, get_page_by_path( 'contact-us' )->ID, 0 );
for ( $hadaya_before = 1; $hadaya_before < 60; $hadaya_before++ ) {
	$hadaya_day   = array( 'day' => gmdate( 'Y-m-d', time() - $hadaya_before * DAY_IN_SECONDS ) );
	$hadaya_views = 60 + ( $hadaya_before * 7 ) % 23 + ( $hadaya_before < 30 ? 25 : 0 );
	// Friday and Saturday are the weekend there.
	if ( in_array( (int) gmdate( 'w', time() - $hadaya_before * DAY_IN_SECONDS ), array( 5, 6 ), true ) ) {
		$hadaya_views = (int) ( $hadaya_views / 2 );
	}
	$hadaya_totals = static function ( string $name, $value, float $share, int $clicks_in ) use ( $hadaya_day, $hadaya_views ): array {
		$views = (int) round( $hadaya_views * $share );
		return $hadaya_day + array(
			$name    => $value,
			'views'  => $views,
			'clicks' => (int) round( $views / $clicks_in ),
		);
	};
	hadaya_write_month(
		'counts',
		array(
			$hadaya_totals( 'channel', '', 1, 5 ) + array( 'widget' => '0' ),
			$hadaya_totals( 'channel', 'Whatsapp', 0.4, 3 ) + array( 'widget' => '0' ),
			$hadaya_totals( 'channel', 'Phone', 0.4, 9 ) + array( 'widget' => '0' ),
		)
	);
	$hadaya_visits = array();
	foreach ( $hadaya_pages as $hadaya_at => $hadaya_page ) {
		$hadaya_visits[] = $hadaya_totals( 'page', $hadaya_page, array( 0.4, 0.2, 0.12 )[ $hadaya_at ], 5 ) + array( 'device' => 'mobile' );
		$hadaya_visits[] = $hadaya_totals( 'page', $hadaya_page, array( 0.15, 0.08, 0.05 )[ $hadaya_at ], 8 ) + array( 'device' => 'desktop' );
	}
	hadaya_write_month( 'visits', $hadaya_visits );
	$hadaya_arrivals = array();
	foreach ( array( 'search' => 0.5, 'direct' => 0.2, 'social' => 0.2, 'ads' => 0.1 ) as $hadaya_source => $hadaya_share ) {
		$hadaya_arrivals[] = $hadaya_totals( 'source', $hadaya_source, $hadaya_share * 0.6, 5 ) + array( 'language' => 'en' );
		$hadaya_arrivals[] = $hadaya_totals( 'source', $hadaya_source, $hadaya_share * 0.4, 4 ) + array( 'language' => 'ar' );
	}
	hadaya_write_month( 'arrivals', $hadaya_arrivals );
}
update_option( 'hadaya_arrivals_since', gmdate( 'Y-m-d', time() - 59 * DAY_IN_SECONDS ) );
