<?php
/**
 * Writes what waits to be counted and prints the totals of views and how many messages there are. Argument: folder of the site's files.
 *
 * @package Hadaya
 */

list( , $hadaya_root ) = $argv;
$_SERVER['HTTP_HOST']  = 'localhost';
require $hadaya_root . '/wp-load.php';
\Hadaya\Statistics\CountFlush::flush();
// phpcs:ignore WordPress.DB -- Own tables.
echo wp_json_encode( $wpdb->get_row( 'SELECT (SELECT SUM(views) FROM ' . \Hadaya\Statistics\Counters::table() . " WHERE channel = '') AS views, (SELECT SUM(views) FROM " . \Hadaya\Statistics\Visits::table() . ') AS visits, (SELECT COUNT(*) FROM ' . \Hadaya\Statistics\CountLog::table() . ") AS waiting, (SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'hadaya_lead') AS leads" ) );
