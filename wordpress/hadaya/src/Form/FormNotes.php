<?php
/**
 * Status notes beside the form's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Settings\Options;
use Hadaya\Spam\Captcha;
use Hadaya\Webhook\Webhook;
use Hadaya\Webhook\WebhookReport;

defined( 'ABSPATH' ) || exit;

/**
 * Notes on the current state of spam check and webhook, by the path of the field they belong to.
 */
final class FormNotes {

	private Captcha $captcha;

	public function __construct( Captcha $captcha ) {
		$this->captcha = $captcha;
	}

	/**
	 * All notes.
	 *
	 * @param Options $options The owner's settings.
	 * @return string[]
	 */
	public function all( Options $options ): array {
		$captcha = $options->form()['captcha'];
		return array(
			'form.captcha.secret' => '' === $captcha['secret'] ? '' : $this->captcha->trouble( $captcha ),
			/* translators: %s: a sentence. */
			'form.webhook.url'    => sprintf( __( 'Last message: %s', 'hadaya' ), WebhookReport::explain( Webhook::last_state() ) ),
		);
	}
}
