<?php
/**
 * What is to be said beside the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Form\Captcha;
use Hadaya\Webhook\Webhook;
use Hadaya\Webhook\WebhookReport;

defined( 'ABSPATH' ) || exit;

/**
 * Sentences about how things stand just now, by the path of the field beside which they are read. They go to people who may
 * change the settings, with the settings; the schema, which tells what there is, says none of it.
 */
final class SettingNotes {

	/**
	 * Every sentence.
	 *
	 * @param array $form Settings of the form, complete.
	 * @return string[]
	 */
	public static function all( array $form ): array {
		$notes = array(
			'form.captcha.secret' => '' === $form['captcha']['secret'] ? '' : Captcha::trouble( $form['captcha'] ),
			/* translators: %s: a sentence. */
			'form.webhook.url'    => sprintf( __( 'Last message: %s', 'hadaya' ), WebhookReport::explain( Webhook::last_state() ) ),
		);
		return array_filter( $notes, 'strlen' );
	}
}
