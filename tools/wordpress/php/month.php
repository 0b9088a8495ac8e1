<?php
/**
 * Fills an installed site with data for a month of statistics: messages in the inbox, and daily totals of that month and of the month before it. Run
 * by `wp eval-file`. Argument: JSON file with the messages.
 *
 * @package Hadaya
 */

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;

$hadaya_states = array(
	'new'      => Leads::FRESH,
	'answered' => Leads::ANSWERED,
	'spam'     => Leads::SPAM,
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
	hadaya()->get( LeadRepository::class )->save( $hadaya_lead->with_state( $hadaya_states[ $hadaya_message['state'] ] )->with_time( $hadaya_time ) );
}

/**
 * Inserts a row for each name, with one day's views, and with clicks computed as views divided by `$within`.
 *
 * @param string $day    Day.
 * @param string $kind   Kind of row, as stored in the table.
 * @param int[]  $views  Number of views, keyed by name.
 * @param int    $within Number of views per click.
 */
function hadaya_write_month( string $day, string $kind, array $views, int $within ): void {
	global $wpdb;
	foreach ( $views as $name => $number ) {
		$row = array(
			'day'    => $day,
			'widget' => '0',
			'kind'   => $kind,
			'name'   => (string) $name,
			'views'  => (int) round( $number ),
			'clicks' => (int) round( $number / $within ),
		);
		$wpdb->insert( $wpdb->prefix . 'hadaya_counts', $row );
	}
}

$hadaya_pages = array( get_page_by_path( 'mug' )->ID, get_page_by_path( 'contact-us' )->ID, 0 );
for ( $hadaya_before = 1; $hadaya_before < 60; $hadaya_before++ ) {
	$hadaya_day   = gmdate( 'Y-m-d', time() - $hadaya_before * DAY_IN_SECONDS );
	$hadaya_views = 60 + ( $hadaya_before * 7 ) % 23 + ( $hadaya_before < 30 ? 25 : 0 );
	// Halve the views at the weekend, which is Friday and Saturday in Oman.
	if ( in_array( (int) gmdate( 'w', time() - $hadaya_before * DAY_IN_SECONDS ), array( 5, 6 ), true ) ) {
		$hadaya_views = (int) ( $hadaya_views / 2 );
	}
	$hadaya_shares = static fn ( array $shares ): array => array_map( static fn ( float $share ): float => $share * $hadaya_views, $shares );
	hadaya_write_month( $hadaya_day, 'widget', array( '' => $hadaya_views ), 5 );
	hadaya_write_month( $hadaya_day, 'channel', $hadaya_shares( array( 'Whatsapp' => 0.4 ) ), 3 );
	hadaya_write_month( $hadaya_day, 'channel', $hadaya_shares( array( 'Phone' => 0.4 ) ), 9 );
	hadaya_write_month( $hadaya_day, 'page', $hadaya_shares( array_combine( $hadaya_pages, array( 0.55, 0.28, 0.17 ) ) ), 6 );
	hadaya_write_month( $hadaya_day, 'device', $hadaya_shares( array( 'mobile' => 0.72 ) ), 5 );
	hadaya_write_month( $hadaya_day, 'device', $hadaya_shares( array( 'desktop' => 0.28 ) ), 8 );
	hadaya_write_month( $hadaya_day, 'source', $hadaya_shares( array( 'search' => 0.5, 'direct' => 0.2, 'social' => 0.2, 'ads' => 0.1 ) ), 5 );
	hadaya_write_month( $hadaya_day, 'language', $hadaya_shares( array( 'en' => 0.6, 'ar' => 0.4 ) ), 5 );
}
