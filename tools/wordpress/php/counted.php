<?php
/**
 * Prints the total views and the number of messages. Argument: folder of the site's files.
 *
 * @package Hadaya
 */

list( , $hadaya_root ) = $argv;
$_SERVER['HTTP_HOST']  = 'localhost';
require $hadaya_root . '/wp-load.php';
$hadaya_views = static fn ( string $kind ): int => (int) array_sum( array_column( hadaya()->get( \Hadaya\Statistics\Totals::class )->sums( 'kind', $kind, '2000-01-01', '2999-12-31' ), 'views' ) );
echo wp_json_encode(
	array(
		'views'  => $hadaya_views( 'widget' ),
		'visits' => $hadaya_views( 'page' ),
		'leads'  => array_sum( (array) wp_count_posts( 'hadaya_lead' ) ),
	)
);
