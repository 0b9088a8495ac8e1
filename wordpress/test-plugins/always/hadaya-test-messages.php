<?php
/**
 * For test sites only: adds backdated messages, and messages stored by the replaced contact plugin.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

// Gives saved messages the date from an option.
add_filter(
	'wp_insert_post_data',
	static function ( $data ) {
		$date = (string) get_option( 'hadaya_test_message_date' );
		if ( '' !== $date && 'hadaya_lead' === $data['post_type'] ) {
			$data['post_date']     = $date;
			$data['post_date_gmt'] = $date;
		}
		return $data;
	}
);

// Stores the test's values as messages from the replaced contact plugin, in a table with the same structure.
add_action(
	'update_option_hadaya_test_chaty_messages',
	static function ( $before, $rows ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Passed by the action.
		hadaya_test_keep_chaty_messages( $rows );
	},
	10,
	2
);
add_action(
	'add_option_hadaya_test_chaty_messages',
	static function ( $name, $rows ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Passed by the action.
		hadaya_test_keep_chaty_messages( $rows );
	},
	10,
	2
);

/**
 * Replaces the rows of the contact plugin's table, which is created if it does not exist.
 *
 * @param array[] $rows Name, email, phone, message, page, time.
 */
function hadaya_test_keep_chaty_messages( $rows ) {
	global $wpdb;
	$table = $wpdb->prefix . 'chaty_contact_form_leads';
	$wpdb->query( "CREATE TABLE IF NOT EXISTS $table (id bigint(11) NOT NULL AUTO_INCREMENT, widget_id int(11) NULL, name varchar(100) NULL, email varchar(100) NULL, phone_number varchar(100) NULL, message text NULL, ref_page text NULL, ip_address tinytext NULL, created_on datetime, PRIMARY KEY (id))" );
	$wpdb->query( "DELETE FROM $table" );
	foreach ( $rows as $index => list( $name, $email, $phone, $message, $page, $time ) ) {
		$row = array(
			'id'           => $index + 1,
			'widget_id'    => 0,
			'name'         => $name,
			'email'        => $email,
			'phone_number' => $phone,
			'message'      => $message,
			'ref_page'     => home_url( $page ),
			'created_on'   => $time,
		);
		$wpdb->insert( $table, $row );
	}
}
