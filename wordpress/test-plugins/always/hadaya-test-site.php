<?php
/**
 * For test sites only: mail goes to a file, and the limits that a test wants to change are options.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_wp_mail',
	static function ( $sent, $mail ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Given by the filter.
		file_put_contents( HADAYA_TEST_MAIL_LOG, wp_json_encode( $mail ) . "\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	10,
	2
);

add_filter(
	'hadaya_form_rate_limit',
	static function ( $most ) {
		return (int) get_option( 'hadaya_test_rate_limit', $most );
	}
);

// Messages of another day.
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

// Messages as the replaced contact plugin keeps them, in a table of its shape with the test's values.
add_action(
	'update_option_hadaya_test_chaty_messages',
	static function ( $before, $rows ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Given by the action.
		hadaya_test_keep_chaty_messages( $rows );
	},
	10,
	2
);
add_action(
	'add_option_hadaya_test_chaty_messages',
	static function ( $name, $rows ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Given by the action.
		hadaya_test_keep_chaty_messages( $rows );
	},
	10,
	2
);

/**
 * Makes the table with these rows.
 *
 * @param array[] $rows Name, e-mail, phone, message, page, time.
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

// A shorter life of nonces, so that a test can let one expire: nonces of the time before are refused at once.
add_filter(
	'nonce_life',
	static function ( $life ) {
		return (int) get_option( 'hadaya_test_nonce_life', $life );
	}
);

// The upload fails the way a server does that dies while it makes the sizes of a large image.
add_filter(
	'rest_dispatch_request',
	static function ( $result, $request ) {
		$mode = $request->get_header( 'x-hadaya-test-media' );
		if ( null === $mode ) {
			return $result;
		}
		if ( 'POST' === $request->get_method() && '/wp/v2/media' === $request->get_route() ) {
			header( 'X-WP-Upload-Attachment-ID: ' . (int) $mode );
			return new WP_Error( 'hadaya_test', 'died', array( 'status' => 500 ) );
		}
		return $result;
	},
	10,
	2
);

add_filter(
	'hadaya_form_max_bytes',
	static function ( $bytes ) {
		return (int) get_option( 'hadaya_test_max_bytes', $bytes );
	}
);

add_filter(
	'hadaya_form_max_total_bytes',
	static function ( $bytes ) {
		return (int) get_option( 'hadaya_test_max_total', $bytes );
	}
);

// A page that sends its visitor to another host, whatever was asked.
add_action(
	'init',
	static function () {
		if ( isset( $_GET['hadaya-test-redirect'] ) ) {
			header( 'Location: ' . $_GET['hadaya-test-redirect'], true, 307 );
			exit;
		}
	}
);

// Puts a content security policy on the pages that ask for it, with the nonce on every tag, as security plugins do.
add_action(
	'init',
	static function () {
		if ( is_admin() || ! isset( $_GET['csp'] ) ) {
			return;
		}
		$nonce = 'dGVzdC1ub25jZQ';
		header( "Content-Security-Policy: script-src 'nonce-$nonce' 'strict-dynamic'; object-src 'none'; base-uri 'none'" );
		$add = static function ( $attributes ) use ( $nonce ) {
			$attributes['nonce'] = $nonce;
			return $attributes;
		};
		add_filter( 'wp_script_attributes', $add );
		add_filter( 'wp_inline_script_attributes', $add );
		add_filter(
			'hadaya_csp_nonce',
			static function () use ( $nonce ) {
				return $nonce;
			}
		);
	},
	1
);

// The emoji script adds nodes long after the page has loaded, which the tests' oracle would put down to us.
add_action(
	'init',
	static function () {
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
	}
);

add_filter(
	'hadaya_has_contact_plugin',
	static function ( $found ) {
		return $found || (bool) get_option( 'hadaya_test_contact_plugin' );
	}
);

// Outgoing requests are blocked, and WordPress complains when its update server is; this answers in that server's place.
add_filter(
	'pre_http_request',
	static function ( $answer, $request, $url ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Given by the filter.
		if ( 'api.wordpress.org' !== wp_parse_url( $url, PHP_URL_HOST ) ) {
			return $answer;
		}
		return array(
			'headers'  => array(),
			'cookies'  => array(),
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'body'     => wp_json_encode(
				array_fill_keys( array( 'plugins', 'themes', 'no_update', 'translations', 'offers' ), array() )
				+ array_fill_keys( array( 'recommended_version', 'minimum_version' ), PHP_VERSION )
				+ array_fill_keys( array( 'is_supported', 'is_secure', 'is_acceptable' ), true )
			),
		);
	},
	10,
	3
);

// No avatars of another host, no bar over the page unless its address asks for it.
add_filter(
	'show_admin_bar',
	static function () {
		return isset( $_GET['bar'] );
	}
);
add_filter( 'pre_option_show_avatars', '__return_zero' );

// The sites have no language packs of WordPress itself, which would turn its screens round.
if ( 'ar' === get_option( 'hadaya_test_locale' ) ) {
	$GLOBALS['text_direction'] = 'rtl';
}

add_filter(
	'locale',
	static function ( $locale ) {
		return (string) get_option( 'hadaya_test_locale', $locale );
	}
);
