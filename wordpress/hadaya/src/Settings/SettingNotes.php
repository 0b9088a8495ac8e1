<?php
/**
 * What is to be said beside the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Spam\Captcha;
use Hadaya\Webhook\Webhook;
use Hadaya\Webhook\WebhookReport;
use Hadaya\Widgets\LostRules;

defined( 'ABSPATH' ) || exit;

/**
 * Sentences about how things stand just now, by the path of the field beside which they are read; `live` and the number of a widget
 * stand for what is said of who sees it. They go to people who may
 * change the settings, with the settings; the schema, which tells what there is, says none of it.
 */
final class SettingNotes {

	/**
	 * Every sentence.
	 *
	 * @param array   $form    Settings of the form, complete.
	 * @param array[] $widgets Contact widgets.
	 * @return string[]
	 */
	public static function all( array $form, array $widgets ): array {
		$notes = array(
			'form.captcha.secret' => '' === $form['captcha']['secret'] ? '' : Captcha::trouble( $form['captcha'] ),
			/* translators: %s: a sentence. */
			'form.webhook.url'    => sprintf( __( 'Last message: %s', 'hadaya' ), WebhookReport::explain( Webhook::last_state() ) ),
		);
		foreach ( $widgets as $widget ) {
			$notes[ 'live.' . $widget['id'] ] = LostRules::tell( $widget['pages'] );
		}
		return array_filter( $notes, 'strlen' );
	}
}
