<?php
/**
 * For test sites only: adds one channel and removes another if the option `hadaya_test_channels` is set.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

if ( get_option( 'hadaya_test_channels' ) ) {
	add_filter(
		'hadaya_channels',
		static function ( $channels ) {
			unset( $channels['Viber'] );
			$signal = array(
				'name'    => 'Signal',
				'link'    => 'https://signal.me/#p/%s',
				'kind'    => 'phone',
				'color'   => '#3A76F0',
				'example' => '+96890000009',
				'svg'     => '<svg viewBox="0 0 24 24"><path d="M4 4h16v12H9l-5 4z"/></svg>',
			);
			return array( 'Signal' => $signal ) + $channels;
		}
	);
}
