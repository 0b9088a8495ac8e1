<?php
/**
 * Status notes beside the form's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Settings\Options;
use Hadaya\Spam\Captcha;
use Hadaya\Webhook\WebhookDeliveries;
use Hadaya\Webhook\WebhookReport;

defined( 'ABSPATH' ) || exit;

/**
 * Returns notes on the current state of the spam check and the webhook, by the path of the field that they belong to.
 */
final class FormNotes {

	private Captcha $captcha;
	private WebhookDeliveries $webhook_deliveries;

	public function __construct( Captcha $captcha, WebhookDeliveries $webhook_deliveries ) {
		$this->captcha            = $captcha;
		$this->webhook_deliveries = $webhook_deliveries;
	}

	/**
	 * Returns notes on the spam check and on the webhook's last message, keyed by the path of the setting; empty text for no note.
	 *
	 * @param Options $options The owner's settings.
	 * @return string[]
	 */
	public function all( Options $options ): array {
		$captcha = $options->form()['captcha'];
		return array(
			'form.captcha.secret' => '' === $captcha['secret'] ? '' : $this->captcha->problem( $captcha ),
			/* translators: %s: a sentence. */
			'form.webhook.url'    => sprintf( __( 'Last message: %s', 'hadaya' ), WebhookReport::explain( $this->webhook_deliveries->last() ) ),
		);
	}
}
