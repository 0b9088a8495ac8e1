<?php
/**
 * Mails that belong together.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Names the mails that go to whoever has written a lead, so that their mail program shows them as one conversation. Names are made of
 * the number of the lead and a secret of the site, so nothing has to be kept.
 */
final class MailThread {

	/**
	 * Name of the automatic answer, the first mail of a conversation.
	 *
	 * @param int $id Number of the lead.
	 * @return string In angle brackets, as headers have it.
	 */
	public function root( int $id ): string {
		return $this->name( $id, '' );
	}

	/**
	 * Name of an answer.
	 *
	 * @param int $id    Number of the lead.
	 * @param int $place Place of the answer among those to the lead, from 0.
	 * @return string
	 */
	public function answer( int $id, int $place ): string {
		return $this->name( $id, '.' . ( $place + 1 ) );
	}

	/**
	 * Headers by which a mail program finds the mails before an answer.
	 *
	 * @param int   $id     Number of the lead.
	 * @param int[] $before Places of the mails before it.
	 * @return string[]
	 */
	public function headers( int $id, array $before ): array {
		$names = array( $this->root( $id ) );
		foreach ( $before as $place ) {
			$names[] = $this->answer( $id, $place );
		}
		return array(
			'In-Reply-To: ' . end( $names ),
			// Longer lines are none: the first and the last ones are what counts.
			'References: ' . implode( ' ', count( $names ) > 8 ? array_merge( array( $names[0] ), array_slice( $names, -7 ) ) : $names ),
		);
	}

	/**
	 * A name.
	 *
	 * @param int    $id   Number of the lead.
	 * @param string $part Which of its mails.
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
