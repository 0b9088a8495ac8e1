<?php
/**
 * What is to be said beside the settings of the form.
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
 * Sentences about how the spam check and the webhook do just now, by the path of the field beside which they are read.
 */
final class FormNotes {

	private Captcha $captcha;

	public function __construct( Captcha $captcha ) {
		$this->captcha = $captcha;
	}

	/**
	 * Every sentence.
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
