<?php
/**
 * Replies to leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the replies to a lead, with their authors and delivery status.
 *
 * @phpstan-type StoredReply array{kind: string, time: int, user: int, subject: string, text: string, to: string, state: string, problem: string}
 */
final class LeadAnswers {

	/**
	 * Meta key for replies. Each reply is a meta row of its own.
	 */
	const META = '_hadaya_answers';

	/**
	 * Seconds after which an email that is still being sent counts as interrupted.
	 */
	const LONGEST = 300;

	/**
	 * Returns the replies to a lead, oldest first. Each has `kind` (`mail` or `whatsapp`), `time`, `user`, `subject`, `text`, `to`, `state` (`sending`,
	 * `sent` or `failed`) and `problem`.
	 *
	 * @param int $id Id of the lead.
	 * @return list<StoredReply>
	 */
	public function read( int $id ): array {
		return array_map( array( StoredJson::class, 'decode' ), get_post_meta( $id, self::META ) );
	}

	/**
	 * Stores a reply with the current user as its author.
	 *
	 * @param int                                              $id      Id of the lead.
	 * @param string                                           $kind    Either `mail` or `whatsapp`.
	 * @param array{subject: string, text: string, to: string} $written The reply's `subject`, `text` and `to`.
	 * @param string                                           $state   Either `sending` or `sent`.
	 * @return int Index of the reply.
	 */
	public function add( int $id, string $kind, array $written, string $state ): int {
		$answer = array(
			'kind'    => $kind,
			'time'    => time(),
			'user'    => get_current_user_id(),
			'subject' => $written['subject'] ?? '',
			'text'    => $written['text'] ?? '',
			'to'      => $written['to'] ?? '',
			'state'   => $state,
			'problem' => '',
		);
		add_post_meta( $id, self::META, wp_slash( StoredJson::encode( $answer ) ) );
		return count( $this->read( $id ) ) - 1;
	}

	/**
	 * Sets a reply's state to `sent`, or to `failed` with the problem.
	 *
	 * @param int    $id      Id of the lead.
	 * @param int    $index   Index of the reply.
	 * @param string $problem Reason for a failure; empty if the reply was sent.
	 */
	public function finish( int $id, int $index, string $problem ): void {
		$before = get_post_meta( $id, self::META )[ $index ] ?? null;
		if ( null !== $before ) {
			$after = array(
				'state'   => '' === $problem ? 'sent' : 'failed',
				'problem' => $problem,
			);
			update_post_meta( $id, self::META, wp_slash( StoredJson::encode( $after + StoredJson::decode( $before ) ) ), $before );
		}
	}

	/**
	 * Checks whether a reply is being sent by email. An attempt that takes longer than `LONGEST` seconds counts as interrupted.
	 *
	 * @param int $id Id of the lead.
	 * @return bool
	 */
	public function is_busy( int $id ): bool {
		foreach ( $this->read( $id ) as $answer ) {
			if ( 'sending' === $answer['state'] && $answer['time'] > time() - self::LONGEST ) {
				return true;
			}
		}
		return false;
	}
}
