<?php
/**
 * Stand-ins for WordPress's requests to other servers: `Site::$answers` holds the responses.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

/**
 * Records a POST request and returns the test's next response, with status 200.
 *
 * @param string $url  URL.
 * @param array  $args Arguments.
 * @return array|WP_Error
 */
function wp_remote_post( $url, $args = array() ) {
	Site::$asked[] = array( $url, $args );
	$answer        = array_shift( Site::$answers );
	return is_wp_error( $answer ) ? $answer : array(
		'body'     => (string) $answer,
		'response' => array( 'code' => 200 ),
	);
}

/**
 * Returns the body of a response; empty if there is none.
 *
 * @param array $answer Response.
 * @return string
 */
function wp_remote_retrieve_body( $answer ) {
	return isset( $answer['body'] ) ? $answer['body'] : '';
}
