<?php
/**
 * Spam check for a posted form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Form\Submission;
use Hadaya\Spam\Akismet;
use Hadaya\Spam\Captcha;
use Hadaya\Spam\CaptchaAnswer;
use Hadaya\Spam\KnownSenders;
use Hadaya\Spam\SpamCheck;
use Hadaya\Widgets\FormStamp;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies the sender with the owner's spam check, counts the message towards the limits, and decides whether it is spam.
 */
final class Spam implements Step {

	private Captcha $captcha;
	private Akismet $akismet;
	private KnownSenders $known_senders;

	public function __construct( Captcha $captcha, Akismet $akismet, KnownSenders $known_senders ) {
		$this->captcha       = $captcha;
		$this->akismet       = $akismet;
		$this->known_senders = $known_senders;
	}

	public function take( FormPost $post ): ?FormAnswer {
		$refusal = $this->judge_visitor( $post );
		if ( null !== $refusal ) {
			return $post->reject( $refusal );
		}
		$wait = $post->limit->accept();
		if ( $wait > 0 ) {
			return FormAnswer::pause( $wait );
		}
		$post->spam = $this->judge_message( $post );
		return null;
	}

	/**
	 * Verifies the sender with the spam check's service. If the service does not respond, the owner's setting decides whether the message is rejected
	 * or accepted with a note.
	 *
	 * @param FormPost $post Posted form.
	 * @return FormAnswer|null
	 */
	private function judge_visitor( FormPost $post ): ?FormAnswer {
		$captcha = $post->form->captcha();
		switch ( $this->captcha->judge( $captcha, $post->request ) ) {
			case CaptchaAnswer::PASSED:
				return null;
			case CaptchaAnswer::FAILED:
				return FormAnswer::refusal( __( 'The spam check failed. Please try again.', 'hadaya' ) );
		}
		if ( 'closed' === $captcha['when_down'] ) {
			$text = __(
				'Your message was not sent: the spam check is not responding. Please try again later or use another channel.',
				'hadaya'
			);
			return FormAnswer::refusal( $text );
		}
		$post->notes[] = __(
			'This message was not checked for spam: the spam check service did not respond or rejected your secret key. If this keeps happening, check the key under Hadaya > Form > Spam check.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
			'hadaya'
		);
		return null;
	}

	/**
	 * Returns the reason why the message is spam; empty if it is not.
	 *
	 * @param FormPost $post Posted form.
	 * @return string
	 */
	private function judge_message( FormPost $post ): string {
		$submission = $post->submission;
		$check      = new SpamCheck( $this->akismet, $this->known_senders, FormStamp::of_site(), ! empty( $post->form->captcha()['akismet'] ) );
		$reason     = $check->reason( $post->request, $submission->texts(), $submission->custom(), (string) $submission->origin()['ref_url'] );
		/**
		 * Filters the reason why a message is stored as spam; the owner sees it as a note on the message.
		 *
		 * @since 1.0.0
		 *
		 * @param string     $reason     Reason; empty for a message that is not spam.
		 * @param Submission $submission Message.
		 */
		return (string) apply_filters( 'hadaya_spam_result', $reason, $submission );
	}
}
