<?php
/**
 * Check that visitors can reach the site's URLs.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Assets\PageIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Requests scripts and endpoints without the owner's session, and describes the responses.
 */
final class AddressCheck {

	/**
	 * Returns the problem with the response that a visitor gets for a script; empty if there is none. The script's content is not checked.
	 *
	 * @param string $address URL of the script.
	 * @return string
	 */
	public function problem_of_script( string $address ): string {
		$response = wp_remote_get( $address, array( 'timeout' => 10 ) );
		if ( is_wp_error( $response ) ) {
			return $response->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			return sprintf(
				/* translators: %d: HTTP status. */
				__(
					'the server returned HTTP status %d. Check the firewall and the permissions of the plugin’s folder.',
					'hadaya'
				),
				$status
			);
		}
		$type = (string) wp_remote_retrieve_header( $response, 'content-type' );
		return false === strpos( $type, 'javascript' )
			? sprintf(
				/* translators: %s: content type. */
				__(
					'the content type is “%s”, so browsers do not run the file. Ask your host to serve .js files as text/javascript.',
					'hadaya'
				),
				$type
			)
			: '';
	}

	/**
	 * Reports whether visitors can reach the server's endpoints, which security plugins may block.
	 *
	 * @return string[]
	 */
	public function endpoint_lines(): array {
		$endpoints = array(
			'admin-ajax.php' => add_query_arg( 'action', PageIslands::WAY_BACK, admin_url( 'admin-ajax.php' ) ),
			'REST'           => rest_url( 'wp/v2/types/post' ),
		);
		$lines     = array();
		foreach ( $endpoints as $name => $address ) {
			$status = (int) wp_remote_retrieve_response_code( wp_remote_get( $address, array( 'timeout' => 10 ) ) );
			/* translators: %s: name of an endpoint. */
			$open   = __( '%s: available to visitors.', 'hadaya' );
			$closed = 'REST' === $name
				/* translators: 1: name of an endpoint, 2: HTTP status, or 0. */
				? __(
					'%1$s: a security plugin or the server is blocking visitors’ requests (HTTP status %2$d). You can ignore this unless you use the quote list or the paid version of Variation Swatches.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				)
				/* translators: 1: name of an endpoint, 2: HTTP status, or 0. */
				: __(
					'%1$s: a security plugin or the server is blocking visitors’ requests (HTTP status %2$d). Allow access: the contact form, statistics and the fallback to the original plugins need it.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				);
			$lines[] = 200 === $status ? sprintf( $open, $name ) : sprintf( $closed, $name, $status );
		}
		return $lines;
	}
}
