<?php
/**
 * History of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAnswers;
use Hadaya\Leads\LeadNotes;

defined( 'ABSPATH' ) || exit;

/**
 * Merges replies and notes in chronological order.
 *
 * @phpstan-type ThreadEntry array{kind: string, index: int, who: string, time: string, when: string, subject: string, text: string, to: string,
 *   state: string, problem: string}
 */
final class LeadThread {

	private LeadNotes $lead_notes;
	private LeadAnswers $lead_answers;
	private Assignment $assignment;
	private Dates $dates;

	public function __construct(
		LeadNotes $lead_notes,
		LeadAnswers $lead_answers,
		Assignment $assignment,
		Dates $dates
	) {
		$this->lead_notes   = $lead_notes;
		$this->lead_answers = $lead_answers;
		$this->assignment   = $assignment;
		$this->dates        = $dates;
	}

	/**
	 * Returns a lead's replies and notes, oldest first.
	 *
	 * @param Lead $lead Lead.
	 * @return list<ThreadEntry> Each with `kind` (`note`, `mail` or `whatsapp`), `index` among the entries of its kind,
	 * `who`, `time`, `when`, `subject`, `text`, `to`, `state` and `problem`.
	 */
	public function of( Lead $lead ): array {
		$thread = array();
		foreach ( $this->lead_notes->read( $lead->id() ) as $index => $note ) {
			$thread[] = $this->entry( array( 'kind' => 'note' ) + $note, $index );
		}
		foreach ( $this->lead_answers->read( $lead->id() ) as $index => $answer ) {
			$thread[] = $this->entry( $answer, $index );
		}
		usort(
			$thread,
			static function ( array $one, array $two ): int {
				return strcmp( $one['time'], $two['time'] );
			}
		);
		return $thread;
	}

	/**
	 * Converts a stored reply or note to an entry. An email that is still being sent after `LeadAnswers::LONGEST` seconds counts as failed.
	 *
	 * @param array{kind: string, text: string, time?: int, user?: int, subject?: string, to?: string, state?: string, problem?: string} $kept  Stored data.
	 * @param int                                                                                                                        $index Index
	 * among the entries of its kind.
	 * @return ThreadEntry
	 */
	private function entry( array $kept, int $index ): array {
		$kept   += array_fill_keys( array( 'subject', 'text', 'to', 'problem' ), '' ) + array(
			'state' => 'sent',
			'user'  => 0,
			'time'  => 0,
		);
		$is_lost = 'sending' === $kept['state'] && $kept['time'] < time() - LeadAnswers::LONGEST;
		return array(
			'kind'    => $kept['kind'],
			'index'   => $index,
			'who'     => $this->assignment->name( (int) $kept['user'] ),
			'time'    => gmdate( 'c', (int) $kept['time'] ),
			'when'    => $this->dates->whole( (int) $kept['time'] ),
			'subject' => BidiControls::without( (string) $kept['subject'] ),
			'text'    => BidiControls::without( (string) $kept['text'] ),
			'to'      => (string) $kept['to'],
			'state'   => $is_lost ? 'failed' : $kept['state'],
			'problem' => $is_lost ? __( 'Sending was interrupted. The email may not have been sent.', 'hadaya' ) : (string) $kept['problem'],
		);
	}
}
