<?php
/**
 * Threading of emails.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Creates message ids so that email programs show the emails to a lead's sender as one conversation. The ids derive from the lead's id and the site's
 * secret salt, so nothing is stored.
 */
final class MailThread {

	/**
	 * Returns the message id of the automatic reply, the first email in a conversation.
	 *
	 * @param int $id Id of the lead.
	 * @return string In angle brackets, as in headers.
	 */
	public function root( int $id ): string {
		return $this->name( $id, '' );
	}

	/**
	 * Returns the message id of a reply.
	 *
	 * @param int $id    Id of the lead.
	 * @param int $index Index of the reply among the replies to the lead, starting at 0.
	 * @return string
	 */
	public function answer( int $id, int $index ): string {
		return $this->name( $id, '.' . ( $index + 1 ) );
	}

	/**
	 * Returns the headers `In-Reply-To` and `References` of a reply.
	 *
	 * @param int   $id     Id of the lead.
	 * @param int[] $before Indices of the earlier emails.
	 * @return string[]
	 */
	public function headers( int $id, array $before ): array {
		$names = array( $this->root( $id ) );
		foreach ( $before as $index ) {
			$names[] = $this->answer( $id, $index );
		}
		return array(
			'In-Reply-To: ' . end( $names ),
			// Limits the header's length, because only the first and the last ids matter.
			'References: ' . implode( ' ', count( $names ) > 8 ? array_merge( array( $names[0] ), array_slice( $names, -7 ) ) : $names ),
		);
	}

	/**
	 * Returns a message id in angle brackets, derived from the site's secret salt.
	 *
	 * @param int    $id   Id of the lead.
	 * @param string $part Part of the id that identifies the email; empty for the automatic reply.
	 * @return string
	 */
	private function name( int $id, string $part ): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return '<hadaya.'
			. $id
			. '.'
			. substr( wp_hash( 'hadaya-thread-' . $id ), 0, 12 )
			. $part
			. '@'
			. ( '' === $host ? 'localhost' : $host )
			. '>';
	}
}
