<?php
/**
 * For test sites only: writes mail to a file, and reads adjustable limits from options.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_wp_mail',
	static function ( $sent, $mail ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Passed by the filter.
		// Simulates mail that fails, throws an exception or is slow.
		$mode = get_option( 'hadaya_test_mail' );
		if ( 'fails' === $mode ) {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP connect() failed, password=hunter2' ) );
			return false;
		}
		if ( 'throws' === $mode ) {
			throw new RuntimeException( 'the plugin for mail broke' );
		}
		if ( 'slow' === $mode ) {
			sleep( 4 );
		}
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

// Shortens the nonce lifetime, so that earlier nonces are rejected immediately and a test can let a nonce expire.
add_filter(
	'nonce_life',
	static function ( $life ) {
		return (int) get_option( 'hadaya_test_nonce_life', $life );
	}
);

// Makes uploads fail as on a server that runs out of memory while it creates the sizes of a large image.
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

// Redirects the visitor of a page to another host.
add_action(
	'init',
	static function () {
		if ( isset( $_GET['hadaya-test-redirect'] ) ) {
			header( 'Location: ' . $_GET['hadaya-test-redirect'], true, 307 );
			exit;
		}
	}
);

// Sets a content security policy as security plugins do, if the URL contains `csp`, and adds its nonce to every script tag.
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

// Removes the emoji script, because it adds nodes long after load, which the browser tests would attribute to us.
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

// Answers in place of the update server, because outgoing requests are blocked and WordPress would report the failure.
add_filter(
	'pre_http_request',
	static function ( $answer, ...$call ) {
		if ( 'api.wordpress.org' !== wp_parse_url( $call[1], PHP_URL_HOST ) ) {
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

// Stands in for the shop's webhook target, the newsletter services and the captcha services. Requests to the webhook and the newsletter services are
// recorded, and options define their responses. For a captcha service, the token in the request contains the response as JSON.
add_filter(
	'pre_http_request',
	static function ( $answer, $request, $url ) {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( ! in_array( $host, array( 'hook.example', 'us21.api.mailchimp.com', 'api.brevo.com', 'www.google.com', 'challenges.cloudflare.com', 'api.hcaptcha.com' ), true ) ) {
			return $answer;
		}
		$is_hook = in_array( $host, array( 'hook.example', 'us21.api.mailchimp.com', 'api.brevo.com' ), true );
		if ( $is_hook ) {
			$noted = array(
				'headers' => $request['headers'],
				'body'    => $request['body'],
				'call'    => $request['method'] . ' ' . $url,
			);
			file_put_contents( dirname( HADAYA_TEST_MAIL_LOG ) . '/hook.jsonl', wp_json_encode( $noted ) . "\n", FILE_APPEND | LOCK_EX );
			if ( 'dies' === get_option( 'hadaya_test_hook_status' ) ) {
				exit;
			}
			if ( 'slow' === get_option( 'hadaya_test_hook_status' ) ) {
				return new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 10001 milliseconds' );
			}
		}
		$reported = $is_hook ? (array) get_option( 'hadaya_test_hook_answer', array() ) : json_decode( $request['body']['response'], true );
		return array(
			'headers'  => array(),
			'cookies'  => array(),
			'response' => array(
				'code'    => $is_hook ? (int) get_option( 'hadaya_test_hook_status', 200 ) : 200,
				'message' => '',
			),
			'body'     => 'service-is-down' === ( $is_hook ? '' : $request['body']['response'] ) ? '<html>' : wp_json_encode( $reported ),
		);
	},
	10,
	3
);

// Moves the shop into a folder on its host; WordPress's own files and screens stay at the root.
add_filter(
	'option_home',
	static function ( $home ) {
		return $home . get_option( 'hadaya_test_folder', '' );
	},
	20
);

// Sets the page's language as a translation plugin does.
add_filter(
	'hadaya_message_language',
	static function ( $language ) {
		return (string) get_option( 'hadaya_test_page_language', $language );
	}
);

// Disables avatars from another host, and the admin bar unless the URL requests it.
add_filter(
	'show_admin_bar',
	static function () {
		return isset( $_GET['bar'] );
	}
);
add_filter( 'pre_option_show_avatars', '__return_zero' );

// Sets the text direction, because the test sites have no WordPress language packs, which would mirror the screens.
if ( in_array( get_option( 'hadaya_test_locale' ), array( 'ar', 'fa_IR' ), true ) ) {
	$GLOBALS['text_direction'] = 'rtl';
}

add_filter(
	'locale',
	static function ( $locale ) {
		return (string) get_option( 'hadaya_test_locale', $locale );
	}
);
