<?php
/**
 * The judgement whether a message is spam.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

use Hadaya\Form\Request;
use Hadaya\Form\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * Says why a message is taken for spam. Such a message is kept as spam and answered like any other: nothing is lost, and a
 * program learns nothing.
 */
final class SpamCheck {

	private FormStamp $stamp;

	private bool $asks_akismet;

	public function __construct( FormStamp $stamp, bool $asks_akismet ) {
		$this->stamp        = $stamp;
		$this->asks_akismet = $asks_akismet;
	}

	/**
	 * Why a message is spam; an empty text when it is none.
	 *
	 * @param Submission $submission Message.
	 * @param Request    $request    Its request.
	 * @return string
	 */
	public function reason( Submission $submission, Request $request ): string {
		$reason = $this->is_trapped( $request ) ? __( 'Kept as spam: the field that nobody sees was filled in.', 'hadaya' ) : '';
		if ( '' === $reason && ! $this->is_stamped( $request ) ) {
			$reason = __( 'Kept as spam: it came without the stamp that the form of every page sends along.', 'hadaya' );
		}
		if ( '' === $reason && KnownSenders::has( $submission->texts() ) ) {
			$reason = __( 'Kept as spam: you have marked a message of this sender as spam. Mark this one as new if it is none.', 'hadaya' );
		}
		if ( '' === $reason && $this->asks_akismet && Akismet::finds_spam( $submission, $request ) ) {
			$reason = __( 'Kept as spam: Akismet takes it for that.', 'hadaya' );
		}
		/**
		 * Why a message is kept as spam. The owner reads it as a note on the message.
		 *
		 * @since 1.0.0
		 *
		 * @param string     $reason     Why; an empty text for a message that is no spam.
		 * @param Submission $submission Message.
		 */
		return (string) apply_filters( 'hadaya_spam_verdict', $reason, $submission );
	}

	/**
	 * Whether the field that nobody sees was filled in, or left out by something that has a stamp: the form sends both.
	 *
	 * @param Request $request Request.
	 * @return bool
	 */
	public function is_trapped( Request $request ): bool {
		$sent = array_filter( $this->stamp->traps(), array( $request, 'has' ) );
		foreach ( $sent as $name ) {
			if ( '' !== $request->text( $name, 1 ) ) {
				return true;
			}
		}
		return $this->is_stamped( $request ) && array() === array_diff( $sent, array( FormStamp::FIXED_TRAP ) );
	}

	/**
	 * Whether a message has a stamp; what it is worth is judged before.
	 *
	 * @param Request $request Request.
	 * @return bool
	 */
	private function is_stamped( Request $request ): bool {
		return $request->has( 'stamp' ) && '' !== $request->text( 'stamp', 1 );
	}
}
